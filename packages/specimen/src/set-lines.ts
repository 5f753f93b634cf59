import type { Canvas, Ink } from './canvas.ts';
import { type FontName, lineWidth } from './fonts.ts';

export interface Block {
  font: FontName;
  ink: Ink;
  /** The lines are as large as the longest one allows in this width, within the two sizes (mm). */
  widthMm: number;
  largest: number;
  smallest?: number;
  align?: 'left' | 'centre';
  /** Distance of baselines as a multiple of the type size. */
  leading?: number;
  spacing?: number;
}

/** Breaks a name into lines of few words, so that it can be set large in a narrow column. */
export function wordLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Sets lines below each other from the first baseline's top and returns their height. */
export function setLines(
  canvas: Canvas,
  lines: readonly string[],
  x: number,
  top: number,
  block: Block,
): number {
  const {
    font,
    ink,
    widthMm,
    largest,
    smallest = 2.2,
    align = 'centre',
    leading = 1.12,
    spacing = 0,
  } = block;
  const widest = Math.max(...lines.map((line) => lineWidth(font, line, 1, spacing)));
  const size = Math.max(smallest, Math.min(largest, widthMm / widest));
  lines.forEach((line, i) => {
    canvas.text(line, x, top - size * (0.76 + i * leading), {
      font,
      size,
      ink,
      align,
      spacing: spacing * size,
    });
  });
  return size * (0.76 + (lines.length - 1) * leading + 0.24);
}
