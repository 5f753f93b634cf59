import type { Rect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { found, inPercent, notExamined } from './found.ts';
import { mostInk } from './most-ink.ts';
import { highestAverage } from './moving-window.ts';
import type { CheckedPage, PageRule } from './rule.ts';

/**
 * The total ink, averaged over squares of 15 mm, stays below the limit at which it dries (GWG 2022 R0026). The plates
 * of the page are rendered and measured only where an upper bound of it exceeds the limit.
 */
export const colTac: PageRule = {
  codes: ['COL-TAC', 'NOT-EXAMINED'],
  async run(page, { thresholds: { ink_sum_warning: limit, ink_square_mm } }) {
    const sideMm = Math.round(ink_square_mm);
    const most = highestAverage(await mostInk(page), sideMm).average;
    if (most <= limit) return [];
    const sums = await page.inkSums();
    if (!sums) return [notExamined(['COL-TAC'])];
    const { perMm } = sums;
    const { average: onPlates, column, row } = highestAverage(sums, Math.round(sideMm * perMm));
    // Where both agree, the numbers of the file are the exact ones.
    const average = most - onPlates <= PLATES_WITHIN ? most : onPlates;
    if (average <= limit) return [];
    const bounds = squareAt(page, { x: column / perMm, y: row / perMm, sideMm });
    return [found('COL-TAC', 'warning', { bounds, measured: inPercent(average), wanted: inPercent(limit) })];
  },
};

/** Plates store each of the four inks in 255 steps; the rounding of all four together, in percent. */
const PLATES_WITHIN = 2;

/** The images of the plates begin at the upper left of what prints. */
function squareAt(
  { printed }: CheckedPage,
  { x, y, sideMm }: { x: number; y: number; sideMm: number },
): Rect {
  const [left, top] = [printed.x0 + ptOf(x), printed.y1 - ptOf(y)];
  return { x0: left, y0: top - ptOf(sideMm), x1: left + ptOf(sideMm), y1: top };
}
