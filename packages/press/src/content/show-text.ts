import type { PDFRawStream } from 'pdf-lib';
import { combined, type Matrix, transformed, translation } from '../pdf/matrix.ts';
import type { Rect } from '../pdf/rect.ts';
import type { ContentWalk } from './content-walk.ts';
import type { FontFacts, Type3 } from './font.ts';
import type { Operand } from './operands.ts';
import { textPaints } from './operators.ts';
import { paintPattern } from './pattern.ts';

/** The extent of letters below and above the baseline, per unit of font size: generous for usual fonts. */
const DESCENT = -0.25;
const ASCENT = 0.85;
const SPACE = 32;

/** Paints the strings of a text operator and advances; numbers move back by thousandths. */
export function showText(content: ContentWalk, parts: Operand[]): void {
  const { text, ctm } = content.state;
  const { font, size, stretch, rise } = text;
  if (!font) return void content.walk.problem('missing-font');
  const start = content.text.matrix;
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const part of parts) {
    if (typeof part === 'number') x -= (part / 1000) * size * stretch;
    if (!(part instanceof Uint8Array)) continue;
    for (const code of codesOf(part, font)) {
      const word = code === SPACE && font.bytesPerCode === 1 ? text.wordSpace : 0;
      const width = font.advanceOf(code) * size * stretch;
      glyphs.push({ code, x, width });
      x += width + (text.charSpace + word) * stretch;
    }
  }
  content.text = { ...content.text, matrix: combined(translation(x, 0), start) };
  if (glyphs.length === 0) return;
  const onPage = combined(start, ctm);
  const [from, to] = inkedPart(glyphs, font, x);
  const [y0, y1] = [size * DESCENT + rise, size * ASCENT + rise];
  const placed = (a: number, b: number): Rect =>
    transformed({ x0: Math.min(a, b), x1: Math.max(a, b), y0, y1 }, onPage);
  const isPainted = report(content, font, {
    extent: placed(from, to),
    onPage,
    blank: isBlank(glyphs, font),
    takesColour: glyphs.some(({ code }) => isUncoloured(content, font.type3?.glyphOf(code))),
  });
  const { visitor } = content.walk;
  if (visitor.letter && isPainted)
    for (const { code, x: begin, width } of glyphs)
      visitor.letter(font, code, () => content.placeOf(placed(begin, begin + width)));
  if (!font.type3) return;
  const scale: Matrix = [size * stretch, 0, 0, size, 0, rise];
  const seen = new Set<number>();
  for (const { code, x: at } of glyphs) {
    if (seen.has(code)) continue;
    seen.add(code);
    paintGlyph(content, font.type3, code, combined(scale, combined(translation(at, 0), onPage)));
  }
}

interface Glyph {
  code: number;
  /** Where it begins and how far it advances, along the line. */
  x: number;
  width: number;
}

const isSpace = ({ bytesPerCode, type3 }: FontFacts, code: number) =>
  bytesPerCode === 1 && !type3 && code === SPACE;

const isBlank = (glyphs: readonly Glyph[], font: FontFacts) =>
  glyphs.every(({ code }) => isSpace(font, code));

/** Where along the line its letters begin and end, without the spaces around them. */
function inkedPart(glyphs: readonly Glyph[], font: FontFacts, end: number): [number, number] {
  const first = glyphs.findIndex(({ code }) => !isSpace(font, code));
  const last = glyphs.findLastIndex(({ code }) => !isSpace(font, code));
  return first < 0 ? [0, end] : [glyphs[first]?.x ?? 0, glyphs[last + 1]?.x ?? end];
}

function* codesOf(bytes: Uint8Array, { bytesPerCode }: FontFacts): Generator<number> {
  for (let i = 0; i < bytes.length; i += bytesPerCode) {
    const high = bytes[i] as number;
    yield bytesPerCode === 1 ? high : (high << 8) | (bytes[i + 1] ?? 0);
  }
}

interface ShownText {
  extent: Rect;
  onPage: Matrix;
  blank: boolean;
  /** Type 3 glyphs are painted in the colour of the text, not in colours of their own. */
  takesColour: boolean;
}

/** @returns whether some of it is seen */
function report(
  content: ContentWalk,
  font: FontFacts,
  { extent, onPage, blank, takesColour }: ShownText,
): boolean {
  const { fill, stroke, text } = content.state;
  const [, , c, d] = onPage;
  const { fills, strokes } = font.type3 ? { fills: takesColour, strokes: false } : textPaints(text.mode);
  const painted = content.paint(extent, {
    kind: 'text',
    font,
    sizePt: Math.abs(text.size) * Math.hypot(c, d) * (font.type3 ? typeSizeOf(font.type3) : 1),
    fill: fills ? fill : null,
    stroke: strokes ? stroke : null,
    blank,
  });
  if (painted && fills) paintPattern(content, fill, painted);
  if (painted && strokes) paintPattern(content, stroke, painted);
  return painted !== null && !content.from.hidden && (fills || strokes);
}

/** A glyph that begins with d1 has no colours of its own. */
const BEGINNING = 256;

const isUncoloured = (content: ContentWalk, glyph: PDFRawStream | undefined): boolean =>
  glyph !== undefined &&
  /\bd1\b/.test(Buffer.from(content.walk.content(glyph).subarray(0, BEGINNING)).toString('latin1'));

/**
 * The real size of text of font size 1, by the height of the font, because Type 3 glyphs have units of their own. A value
 * near 1 counts as 1, because the height of fonts varies.
 */
function typeSizeOf({ matrix, height }: Type3): number {
  const size = Math.hypot(matrix[2], matrix[3]) * height;
  return size > 1 / 3 && size < 3 ? 1 : size;
}

function paintGlyph(content: ContentWalk, type3: Type3, code: number, matrix: Matrix): void {
  const glyph = type3.glyphOf(code);
  if (!glyph) return;
  const { walk, from, state } = content;
  walk.enter(glyph, {
    resources: type3.resources ?? content.resources,
    state: { ...state, ctm: combined(type3.matrix, matrix) },
    from: { ...from, within: [...from.within, 'type3'] },
    area: content.area,
    colourless: content.colourless,
  });
}
