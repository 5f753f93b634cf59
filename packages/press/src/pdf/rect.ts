import { PDFArray, type PDFContext, PDFNumber, type PDFObject } from 'pdf-lib';
import { roundPt } from './units.ts';

/** A rectangle by its lower left and upper right corners. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const widthOf = (rect: Rect): number => rect.x1 - rect.x0;
export const heightOf = (rect: Rect): number => rect.y1 - rect.y0;

/** The rectangle enlarged on all sides; reduced with a negative distance. */
export const grown = (rect: Rect, by: number): Rect => ({
  x0: rect.x0 - by,
  y0: rect.y0 - by,
  x1: rect.x1 + by,
  y1: rect.y1 + by,
});

/** A rectangle of the given size with the same centre. */
export function centred(on: Rect, width: number, height: number): Rect {
  const x0 = (on.x0 + on.x1 - width) / 2;
  const y0 = (on.y0 + on.y1 - height) / 2;
  return { x0, y0, x1: x0 + width, y1: y0 + height };
}

/** Whether `inner` is within `outer`, with a tolerance. */
export const contains = (outer: Rect, inner: Rect, tolerance: number): boolean =>
  inner.x0 >= outer.x0 - tolerance &&
  inner.y0 >= outer.y0 - tolerance &&
  inner.x1 <= outer.x1 + tolerance &&
  inner.y1 <= outer.y1 + tolerance;

/** The intersection of two rectangles, which may be a line or a point; null when they are disjoint. */
export function overlapOf(a: Rect, b: Rect): Rect | null {
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  const x1 = Math.min(a.x1, b.x1);
  const y1 = Math.min(a.y1, b.y1);
  return x0 <= x1 && y0 <= y1 ? { x0, y0, x1, y1 } : null;
}

/** Reads a PDF rectangle in any corner order; undefined when it is not four finite numbers with an area. */
export function readRect(value: PDFObject | undefined, context: PDFContext): Rect | undefined {
  if (!(value instanceof PDFArray) || value.size() !== 4) return undefined;
  const numbers = [0, 1, 2, 3].map((i) => {
    const entry = context.lookup(value.get(i));
    return entry instanceof PDFNumber ? entry.asNumber() : Number.NaN;
  });
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (!numbers.every(Number.isFinite)) return undefined;
  const rect = { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
  return widthOf(rect) > 0 && heightOf(rect) > 0 ? rect : undefined;
}

/** Writes a rectangle as a PDF array. */
export const writeRect = (rect: Rect, context: PDFContext): PDFArray =>
  context.obj([rect.x0, rect.y0, rect.x1, rect.y1].map(roundPt)) as PDFArray;
