import { type PDFContext, type PDFDict, PDFName, type PDFRef } from 'pdf-lib';
import { PT_PER_MM } from './boxes.ts';
import { embedFont, type FontName, glyphHex, lineWidth } from './fonts.ts';

/** Ink in percent: cyan, magenta, yellow, black. */
export type Ink = readonly [number, number, number, number];

export const paper: Ink = [0, 0, 0, 0];
export const black: Ink = [0, 0, 0, 100];

/** A point in mm. */
export type Point = readonly [number, number];

export interface TextStyle {
  font: FontName;
  /** Type size in mm (1 mm = 2.83 pt). */
  size: number;
  ink: Ink;
  align?: 'left' | 'centre' | 'right';
  /** Space between letters in mm. */
  spacing?: number;
  /** Rotation counter-clockwise around its anchor, in degrees. */
  degrees?: number;
}

const n = (value: number): string => Number(value.toFixed(3)).toString();
const tint = (ink: Ink): string => ink.map((percent) => n(percent / 100)).join(' ');
/** Length of the handles with which a cubic curve approximates a quarter of a circle. */
const ROUND = 0.5523;

/** Draws in CMYK, in mm from the lower-left corner of the page's media box. */
export class Canvas {
  #operators: string[] = [];
  #texts = new Map<FontName, string>();
  #images = new Map<string, PDFRef>();

  rect(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.#operators.push(`${tint(ink)} k ${[x, y, width, height].map(n).join(' ')} re f`);
  }

  /** The outline of a rectangle, its line centred on the edge. */
  frame(x: number, y: number, width: number, height: number, ink: Ink, lineMm: number): void {
    this.#operators.push(`${tint(ink)} K ${n(lineMm)} w ${[x, y, width, height].map(n).join(' ')} re S`);
  }

  polygon(points: readonly Point[], ink: Ink): void {
    const [first, ...rest] = points.map(([x, y]) => `${n(x)} ${n(y)}`);
    this.#operators.push(`${tint(ink)} k ${first} m ${rest.map((point) => `${point} l`).join(' ')} h f`);
  }

  /** A closed shape of cubic curves: a start, then groups of three points each. */
  shape(points: readonly Point[], ink: Ink): void {
    this.#operators.push(`${tint(ink)} k ${curves(points)} h f`);
  }

  line(points: readonly Point[], ink: Ink, widthMm: number): void {
    const [first, ...rest] = points.map(([x, y]) => `${n(x)} ${n(y)}`);
    this.#operators.push(
      `${tint(ink)} K ${n(widthMm)} w 1 J 1 j ${first} m ${rest.map((point) => `${point} l`).join(' ')} S`,
    );
  }

  curve(points: readonly Point[], ink: Ink, widthMm: number): void {
    this.#operators.push(`${tint(ink)} K ${n(widthMm)} w 1 J ${curves(points)} S`);
  }

  disc(x: number, y: number, radius: number, ink: Ink): void {
    this.#operators.push(`${tint(ink)} k ${circle(x, y, radius)} f`);
  }

  ring(x: number, y: number, radius: number, ink: Ink, widthMm: number): void {
    this.#operators.push(`${tint(ink)} K ${n(widthMm)} w ${circle(x, y, radius)} S`);
  }

  /** Clips what `draw` draws to the rectangle. */
  clipped(x: number, y: number, width: number, height: number, draw: () => void): void {
    this.#operators.push(`q ${[x, y, width, height].map(n).join(' ')} re W n`);
    draw();
    this.#operators.push('Q');
  }

  /** Overprints black, so that no white line appears along its edges. */
  #over(ink: Ink, operators: string): string {
    const [cyan, magenta, yellow, key] = ink;
    return cyan + magenta + yellow === 0 && key === 100 ? `q /Over gs ${operators} Q` : operators;
  }

  text(text: string, x: number, y: number, style: TextStyle): void {
    const { font, size, ink, spacing = 0, align = 'left', degrees = 0 } = style;
    const shift = lineWidth(font, text, size, spacing) * { left: 0, centre: 0.5, right: 1 }[align];
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = [cos, sin, -sin, cos, x - shift * cos, y - shift * sin].map(n).join(' ');
    this.#texts.set(font, (this.#texts.get(font) ?? '') + text);
    this.#operators.push(
      this.#over(
        ink,
        `BT ${tint(ink)} k /${font} ${n(size)} Tf ${n(spacing)} Tc ${at} Tm <${glyphHex(font, text)}> Tj ET`,
      ),
    );
  }

  /** An image, scaled into the rectangle. */
  image(name: string, ref: PDFRef, x: number, y: number, width: number, height: number): void {
    this.#images.set(name, ref);
    this.#operators.push(`q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(y)} cm /${name} Do Q`);
  }

  /** The content stream, in points. */
  content(): string {
    return `q ${PT_PER_MM.toFixed(6)} 0 0 ${PT_PER_MM.toFixed(6)} 0 0 cm\n${this.#operators.join('\n')}\nQ\n`;
  }

  resources(context: PDFContext): PDFDict {
    const resources = context.obj({});
    const fonts = [...this.#texts].map(([name, used]) => [name, embedFont(context, name, used)]);
    if (fonts.length > 0) resources.set(PDFName.of('Font'), context.obj(Object.fromEntries(fonts)));
    const over = { Type: 'ExtGState', OP: true, op: true, OPM: 1 };
    resources.set(PDFName.of('ExtGState'), context.obj({ Over: over }));
    if (this.#images.size > 0)
      resources.set(PDFName.of('XObject'), context.obj(Object.fromEntries(this.#images)));
    return resources;
  }
}

function curves([start, ...handles]: readonly Point[]): string {
  if (!start) return '';
  const parts = [`${n(start[0])} ${n(start[1])} m`];
  for (let i = 0; i + 2 < handles.length; i += 3)
    parts.push(
      `${handles
        .slice(i, i + 3)
        .flat()
        .map(n)
        .join(' ')} c`,
    );
  return parts.join(' ');
}

function circle(x: number, y: number, r: number): string {
  const k = r * ROUND;
  return `${curves([
    [x + r, y],
    [x + r, y + k],
    [x + k, y + r],
    [x, y + r],
    [x - k, y + r],
    [x - r, y + k],
    [x - r, y],
    [x - r, y - k],
    [x - k, y - r],
    [x, y - r],
    [x + k, y - r],
    [x + r, y - k],
    [x + r, y],
  ])} h`;
}
