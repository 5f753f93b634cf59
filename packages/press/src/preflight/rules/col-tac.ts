import { heightOf, type Rect, widthOf } from '../../pdf/rect.ts';
import { mmOf, ptOf } from '../../pdf/units.ts';
import { inkSum, inksOf } from '../interpret/inks.ts';
import type { PaintedImage, PaintedPath, PaintedThing } from '../interpret/painted-thing.ts';
import { found, inPercent } from './found.ts';
import { inkSumsOf } from './image-inks.ts';
import { type Grid, highestAverage } from './moving-window.ts';
import type { CheckedPage, PageRule } from './rule.ts';

/** A shape that is no rectangle fills its bounds only in part. */
const ROOM_FOR_SHAPES = 2;

interface Ink {
  percent: number;
  bounds: Rect;
}

/** The inks on top of each other, averaged over squares of 15 mm, stay below what dries (GWG 2022 R0026). */
export const colTac: PageRule = {
  codes: ['COL-TAC'],
  async run(page, { thresholds: { ink_sum_warning: limit, ink_square_mm } }) {
    const sideMm = Math.round(ink_square_mm);
    const all: Ink[] = [];
    for (const thing of page.inked) all.push(...(await inksOn(thing, sideMm)));
    const heavy = all.filter(({ percent }) => percent > limit);
    if (heavy.length === 0 && page.seen.some(mixes)) heavy.push(...(await inksMixed(page, sideMm)));
    return heavy
      .filter(({ percent }) => percent > limit)
      .map(({ percent, bounds }) =>
        found('COL-TAC', 'warning', { bounds, measured: inPercent(percent), wanted: inPercent(limit) }),
      );
  },
};

/** Adds its inks to those below: then only the separated page tells. Plain and see-through paint never add. */
const mixes = ({ state, from }: PaintedThing): boolean =>
  from.mask === null && state.blendMode !== 'Normal' && state.blendMode !== 'Compatible';

async function inksMixed({ facts, inkSums }: CheckedPage, sideMm: number): Promise<Ink[]> {
  const sums = await inkSums();
  if (!sums) return [];
  const { average, column, row } = highestAverage(sums, sideMm);
  const { x, y, height } = facts.crop ?? facts.media;
  const [left, top] = [ptOf(x + column), ptOf(y + height - row)];
  const [x1, y0] = [left + ptOf(sideMm), top - ptOf(sideMm)];
  return [{ percent: average, bounds: { x0: left, y0, x1, y1: top } }];
}

async function inksOn(thing: PaintedThing, sideMm: number): Promise<Ink[]> {
  if (thing.kind === 'path') return inksOnShape(thing, ptOf(sideMm));
  if (thing.kind !== 'image' || thing.state.alphaFill < 1) return [];
  const grid = await inkSumsOf(thing);
  if (!grid) return [];
  const { part, left, top } = seenPart(grid, thing);
  const { average, column, row } = highestAverage(part, sideMm);
  const x0 = left + ptOf(column);
  const y1 = top - ptOf(row);
  return [{ percent: average, bounds: { x0, y0: y1 - ptOf(sideMm), x1: x0 + ptOf(sideMm), y1 } }];
}

function inksOnShape({ fill, pieces, bounds, state }: PaintedPath, sidePt: number): Ink[] {
  const inks = fill && inksOf(fill);
  if (!inks || state.alphaFill < 1) return [];
  const needed = pieces.every(({ rectangular }) => rectangular) ? sidePt : sidePt * ROOM_FOR_SHAPES;
  // In a pattern the bounds are those of the area it fills.
  const sides = [bounds, boundsOf(pieces)].flatMap((rect) => [widthOf(rect), heightOf(rect)]);
  const largeEnough = Math.min(...sides) >= needed;
  return largeEnough ? [{ percent: inkSum(inks) * 100, bounds }] : [];
}

const boundsOf = (pieces: PaintedPath['pieces']): Rect => ({
  x0: Math.min(...pieces.map(({ bounds }) => bounds.x0)),
  y0: Math.min(...pieces.map(({ bounds }) => bounds.y0)),
  x1: Math.max(...pieces.map(({ bounds }) => bounds.x1)),
  y1: Math.max(...pieces.map(({ bounds }) => bounds.y1)),
});

/** The cells of an upright picture that its clip shows; all of a turned one. `left` and `top` are where they begin. */
function seenPart(grid: Grid, { state, bounds }: PaintedImage): { part: Grid; left: number; top: number } {
  const [a, b, c, d, e, f] = state.ctm;
  if (b !== 0 || c !== 0 || a <= 0 || d <= 0) return { part: grid, left: bounds.x0, top: bounds.y1 };
  const cell = (pt: number) => Math.max(0, Math.round(mmOf(pt)));
  const [from, to] = [cell(bounds.x0 - e), Math.min(grid.columns, cell(bounds.x1 - e))];
  const [first, last] = [cell(f + d - bounds.y1), Math.min(grid.rows, cell(f + d - bounds.y0))];
  const [columns, rows] = [Math.max(0, to - from), Math.max(0, last - first)];
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const start = (first + row) * grid.columns + from;
    values.set(grid.values.subarray(start, start + columns), row * columns);
  }
  return { part: { columns, rows, values }, left: bounds.x0, top: bounds.y1 };
}
