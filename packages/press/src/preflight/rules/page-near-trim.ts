import type { PaintedObject, PaintedText } from '../../content/painted-object.ts';
import { heightOf, type Rect, widthOf } from '../../pdf/rect.ts';
import { mmOf, ptOf } from '../../pdf/units.ts';
import { found, inMm } from './found.ts';
import type { CheckedPage, Found, PageRule } from './rule.ts';
import { isTrimKnown } from './seen-boxes.ts';

/** What ends this close to the trim is meant to reach it; the rule about the bleed says that it does not. */
const REACHES_PT = ptOf(0.2);
/** A drawing is a logo or a word as outlines, not a speck and not a ground. */
const SMALLEST_PT = ptOf(1.5);
const LARGEST_SHARE = 0.5;
/** Text is measured with room for accents and descenders, which most lines do not have: per unit of its size. */
const ROOM = 0.25;
/** The height of that measure, per unit of size, with some room for rounding. */
const LINE = 1.2;

const edges = [
  { inside: (at: Rect, trim: Rect) => at.x0 - trim.x0 },
  { inside: (at: Rect, trim: Rect) => trim.x1 - at.x1 },
  { inside: (at: Rect, trim: Rect) => at.y0 - trim.y0 },
  { inside: (at: Rect, trim: Rect) => trim.y1 - at.y1 },
];

/** What has to be seen in full stays away from the trim, because no cut is exact; text, logos and words as outlines. */
export const pageNearTrim: PageRule = {
  codes: ['PAGE-NEAR-TRIM'],
  run(page, ask) {
    if ((ask.kind !== 'ad' && ask.kind !== 'content') || !isTrimKnown(page.facts, ask)) return [];
    const { near_trim_mm: wanted } = ask.thresholds;
    const near = [...texts(page), ...drawings(page)];
    return near.flatMap(({ object, insidePt }) => foundAt(object, mmOf(insidePt), wanted));
  },
};

function foundAt({ bounds }: PaintedObject, insideMm: number, wanted: number): Found[] {
  // Half of what is shown, so that nothing is said to be too close at the distance that is asked for.
  if (insideMm >= wanted - 0.05) return [];
  if (insideMm < 0)
    return [
      found('PAGE-NEAR-TRIM', 'warning', { bounds, wanted: inMm(wanted), params: { variant: 'textCut' } }),
    ];
  return [found('PAGE-NEAR-TRIM', 'warning', { bounds, measured: inMm(insideMm), wanted: inMm(wanted) })];
}

/** Text on the finished page, with its distance from the nearest edge; less than nothing where it is cut. */
const texts = ({ inked, trim }: CheckedPage) =>
  inked
    .filter((object) => object.kind === 'text')
    .filter(({ blank, fill, stroke }) => !blank && (fill ?? stroke) !== null)
    .map((object) => ({ object, at: lettersOf(object) }))
    .filter(({ at }) => edges.every(({ inside }) => inside(flipped(at), trim) > 0))
    .map(({ object, at }) => ({
      object,
      insidePt: Math.min(...edges.map(({ inside }) => inside(at, trim))),
    }));

/** With its sides exchanged: each far side of what touches the page is inside of it. */
const flipped = ({ x0, y0, x1, y1 }: Rect): Rect => ({ x0: x1, y0: y1, x1: x0, y1: y0 });

function lettersOf({ bounds, sizePt }: PaintedText): Rect {
  const { x0, y0, x1, y1 } = bounds;
  const room = ROOM * sizePt;
  if (heightOf(bounds) <= LINE * sizePt && heightOf(bounds) > 2 * room)
    return { x0, x1, y0: y0 + room, y1: y1 - room };
  if (widthOf(bounds) <= LINE * sizePt && widthOf(bounds) > 2 * room)
    return { x0: x0 + room, x1: x1 - room, y0, y1 };
  return bounds;
}

/** Small pictures and drawings within the page; none at an edge over which others like them run, which is a pattern. */
function drawings({ inked, trim }: CheckedPage) {
  const small = inked.filter(
    ({ kind, bounds }) =>
      (kind === 'image' || kind === 'path') &&
      Math.max(widthOf(bounds), heightOf(bounds)) >= SMALLEST_PT &&
      widthOf(bounds) <= LARGEST_SHARE * widthOf(trim) &&
      heightOf(bounds) <= LARGEST_SHARE * heightOf(trim),
  );
  const runsOver = edges.map(
    ({ inside }) =>
      new Set(small.filter(({ bounds }) => inside(bounds, trim) <= REACHES_PT).map(({ kind }) => kind)),
  );
  return small.flatMap((object) => {
    const all = edges.map(({ inside }) => inside(object.bounds, trim));
    if (all.some((insidePt) => insidePt <= REACHES_PT)) return [];
    const alone = all.filter((_, i) => !runsOver[i]?.has(object.kind));
    return alone.length > 0 ? [{ object, insidePt: Math.min(...alone) }] : [];
  });
}
