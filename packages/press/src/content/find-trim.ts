import type { PDFDict } from 'pdf-lib';
import { inverted, transformed } from '../pdf/matrix.ts';
import { type PageBoxes, readPageBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import { centred, heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { Budget, interpretLimits } from './budget.ts';
import { paintedPage } from './painted-page.ts';

/** How the finished page was found. */
export type TrimSource = 'marks' | 'box' | 'painted' | 'middle' | 'chosen';

export interface FoundTrim {
  /** In the units of the page. */
  trim: Rect;
  by: TrimSource;
}

/** How far two lengths may differ to count as the same, as a share. */
const WITHIN = 0.03;
const MARK_PT = ptOf(12);
const THIN_PT = 1.5;
const SAME_PLACE_PT = 0.6;

/**
 * Finds the finished page of a sheet whose boxes do not say it: between crop marks, as a box or what is painted in the size
 * of a page with or without its bleed, otherwise in the middle.
 * @param size of the finished page in points, as shown
 * @param bleedPt on each side
 */
export function findTrim(page: PDFDict, size: { width: number; height: number }, bleedPt: number): FoundTrim {
  const boxes = readPageBoxes(page);
  const toShown = shownMatrix(boxes);
  const back = inverted(toShown);
  const { objects } = paintedPage(page, new Budget(interpretLimits), null);
  const bounds = objects.filter(({ kind }) => kind !== 'group').map((object) => object.bounds);
  const own = (trim: Rect, by: TrimSource): FoundTrim => ({ trim: transformed(trim, back), by });
  const lines = objects.flatMap((object) =>
    object.kind === 'path' ? object.pieces.map((piece) => piece.bounds) : [],
  );
  const marked = betweenMarks(lines, size);
  if (marked) return own(marked, 'marks');
  const named = boxesOf(boxes).map((box) => transformed(box, toShown));
  for (const [grown, boxIs] of [
    [0, size],
    [bleedPt, { width: size.width + 2 * bleedPt, height: size.height + 2 * bleedPt }],
  ] as const) {
    const box = named.find((one) => isNear(widthOf(one), boxIs.width) && isNear(heightOf(one), boxIs.height));
    if (box) return own(shrunk(box, grown), 'box');
  }
  const all = boundsOf(bounds);
  if (all && isNear(widthOf(all), size.width) && isNear(heightOf(all), size.height))
    return own(all, 'painted');
  const media = transformed(boxes.media, toShown);
  return own(centred(media, size.width, size.height), 'middle');
}

/** The boxes a file names, the smallest first: a larger one may be the sheet. */
const boxesOf = ({ trim, art, crop, bleed, media }: PageBoxes): Rect[] =>
  [trim, art, crop, bleed, media]
    .filter((box) => box !== undefined)
    .sort((one, other) => widthOf(one) * heightOf(one) - widthOf(other) * heightOf(other));

const isNear = (a: number, b: number) => Math.abs(a - b) <= b * WITHIN;
const shrunk = (box: Rect, by: number): Rect => ({
  x0: box.x0 + by,
  y0: box.y0 + by,
  x1: box.x1 - by,
  y1: box.y1 - by,
});

/** Short thin lines stand at the edges of the page: the two places with most of them at the right distance. */
function betweenMarks(lines: readonly Rect[], size: { width: number; height: number }): Rect | undefined {
  const marks = lines.filter((line) => {
    const [long, thin] = [widthOf(line), heightOf(line)].sort((a, b) => b - a) as [number, number];
    return long <= MARK_PT && long >= 3 && thin <= THIN_PT;
  });
  const upright = marks.filter((line) => heightOf(line) > widthOf(line));
  const level = marks.filter((line) => widthOf(line) > heightOf(line));
  const x = pair(
    upright.map((line) => (line.x0 + line.x1) / 2),
    size.width,
  );
  const y = pair(
    level.map((line) => (line.y0 + line.y1) / 2),
    size.height,
  );
  return x && y && { x0: x[0], x1: x[1], y0: y[0], y1: y[1] };
}

function pair(places: readonly number[], distance: number): [number, number] | undefined {
  const counted: { at: number; count: number }[] = [];
  for (const place of places) {
    const same = counted.find(({ at }) => Math.abs(at - place) <= SAME_PLACE_PT);
    if (same) same.count++;
    else counted.push({ at: place, count: 1 });
  }
  // A mark at both ends of each edge.
  const edges = counted.filter(({ count }) => count >= 2);
  let best: [number, number] | undefined;
  for (const low of edges)
    for (const high of edges)
      if (
        isNear(high.at - low.at, distance) &&
        (!best || Math.abs(high.at - low.at - distance) < Math.abs(best[1] - best[0] - distance))
      )
        best = [low.at, high.at];
  return best;
}

function boundsOf(parts: readonly Rect[]): Rect | undefined {
  if (parts.length === 0) return undefined;
  return parts.reduce((all, one) => ({
    x0: Math.min(all.x0, one.x0),
    y0: Math.min(all.y0, one.y0),
    x1: Math.max(all.x1, one.x1),
    y1: Math.max(all.y1, one.y1),
  }));
}
