import type { SeenBox } from '@rebblatt/contracts';
import { isWhite } from '../../content/inks.ts';
import type { PaintedImage, PaintedObject } from '../../content/painted-object.ts';
import { ptOf } from '../../pdf/units.ts';
import { coloursOf } from './colours-of.ts';
import { inkSumsOf } from './image-inks.ts';
import type { Grid } from './moving-window.ts';
import { edgesOf } from './trim-edges.ts';

/** A page with more objects is rendered at once instead. */
const MAX_THINGS = 3_000;
/** Distances from the trim edge in mm: one point inside, the others in the bleed. */
const INSIDE = -0.5;
const OUTSIDE = [0.5, 1.5];
const INKED_PERCENT = 3;

type Ink = 'white' | 'inked' | 'unclear';

/**
 * Whether it is certain, from rectangles and images alone, that the bleed is inked wherever the page is inked at its
 * trim edge. This is enough for most pages, so they need not be rendered.
 */
export async function isBleedCovered(inked: readonly PaintedObject[], trim: SeenBox): Promise<boolean> {
  if (inked.length > MAX_THINGS) return false;
  const grids = new Map<PaintedObject, Grid | null>();
  for (const object of inked) if (object.kind === 'image') grids.set(object, await inkSumsOf(object));
  const inkAt = (x: number, y: number): Ink => {
    let ink: Ink = 'white';
    for (const object of inked) ink = inkOver(ink, object, grids.get(object) ?? null, [ptOf(x), ptOf(y)]);
    return ink;
  };
  for (const { at, lengthMm } of edgesOf(trim))
    for (let t = 0.5; t < lengthMm; t++)
      if (inkAt(...at(t, INSIDE)) !== 'white' && OUTSIDE.some((n) => inkAt(...at(t, n)) !== 'inked'))
        return false;
  return true;
}

/** What is visible at a point after this object has been painted over it. */
function inkOver(below: Ink, object: PaintedObject, grid: Grid | null, [x, y]: [number, number]): Ink {
  const { bounds, state } = object;
  if (x < bounds.x0 || x > bounds.x1 || y < bounds.y0 || y > bounds.y1) return below;
  const whole = state.clipsStraight && state.alphaFill === 1 && state.softMask === null;
  if (object.kind === 'image') {
    const percent = whole && !object.image.softMasked ? percentAt(grid, object, x, y) : undefined;
    if (percent === undefined) return 'unclear';
    return percent > INKED_PERCENT ? 'inked' : 'white';
  }
  const leavesWhite = coloursOf(object).every(isWhite);
  if (object.kind === 'path' && isFullRectangle(object.pieces, object.fill !== null) && whole)
    return leavesWhite ? 'white' : 'inked';
  return below === 'inked' && !leavesWhite ? 'inked' : 'unclear';
}

const isFullRectangle = (pieces: readonly { rectangular: boolean }[], filled: boolean): boolean =>
  filled && pieces.length === 1 && pieces[0]?.rectangular === true;

function percentAt(grid: Grid | null, { state }: PaintedImage, x: number, y: number): number | undefined {
  const [a, b, c, d, e, f] = state.ctm;
  if (!grid || b !== 0 || c !== 0 || a <= 0 || d <= 0) return undefined;
  const column = Math.min(grid.columns - 1, Math.floor(((x - e) / a) * grid.columns));
  const row = Math.min(grid.rows - 1, Math.floor((1 - (y - f) / d) * grid.rows));
  return grid.values[Math.max(0, row) * grid.columns + Math.max(0, column)];
}
