import { asDict, listOf, nameOf } from '../../pdf/entries.ts';
import { contains, grown, heightOf, overlapOf, type Rect, widthOf } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { isWhite } from '../interpret/inks.ts';
import type { PaintedPath } from '../interpret/painted-object.ts';
import { isRegistration } from './col-registration.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import type { CheckedPage, FileAsk, PageRule } from './rule.ts';

/** How far a mark may be from the line of the edge it marks. */
const BESIDE_PT = ptOf(0.5);
/** The thickness up to which a slanted stroke still counts as parallel to an axis. */
const STRAIGHT_PT = 0.1;
/** How many times longer than thick a filled rectangle has to be to count as a line. */
const SLENDER = 4;
const CORNERS_NEEDED = 3;
/** How much larger than the bleed a page may be by rounding. */
const ROUNDING_PT = 1;

/** No printer's marks: they belong on the sheet, which is made from the pages. */
export const pageMarks: PageRule = {
  codes: ['PAGE-MARKS'],
  run(page, ask) {
    const marks = [...cropMarks(page, ask), ...registrationMarks(page)];
    if (marks.length > 0) return marks.map((bounds) => found('PAGE-MARKS', 'error', { bounds }));
    const annotated = listOf(page.dict, 'Annots').some(
      (one) => nameOf(asDict(one), 'Subtype') === 'PrinterMark',
    );
    return annotated || hasRoomForMarks(page, ask) ? [found('PAGE-MARKS', 'error')] : [];
  },
};

/** A media box larger than the bleed box is made for marks; without a bleed box all of it is bleed. */
const hasRoomForMarks = ({ media, bleed, facts }: CheckedPage, { kind }: FileAsk): boolean =>
  kind !== 'logo' && facts.bleed !== null && !contains(bleed, media, ROUNDING_PT);

/** Objects outside the finished page that print on all plates. */
const registrationMarks = ({ inked, trim }: CheckedPage): Rect[] =>
  inked
    .filter((object) => coloursOf(object).some(isRegistration))
    .map(({ bounds }) => bounds)
    .filter((bounds) => !overlapOf(bounds, grown(trim, -BESIDE_PT)));

/** Short thin lines outside the finished page, aligned with its edges, at three corners or more. */
function cropMarks({ inked, trim }: CheckedPage, { thresholds }: FileAsk): Rect[] {
  const lines = inked
    .filter((object) => object.kind === 'path')
    .flatMap((path) => linesOf(path, thresholds.mark_width_pt))
    .filter((line) => isMark(line, trim, ptOf(thresholds.mark_length_mm)));
  const corners = new Set(lines.map((line) => cornerOf(line, trim)));
  return corners.size >= CORNERS_NEEDED ? lines : [];
}

/** Strokes along an axis that are at most this wide, and filled rectangles that are at most this thick. */
function linesOf({ fill, stroke, lineWidthPt, pieces }: PaintedPath, widest: number): Rect[] {
  const thickness = (line: Rect) => Math.min(widthOf(line), heightOf(line));
  const length = (line: Rect) => Math.max(widthOf(line), heightOf(line));
  if (stroke) {
    if (lineWidthPt > widest) return [];
    return pieces.map(({ bounds }) => bounds).filter((line) => thickness(line) <= STRAIGHT_PT);
  }
  if (!fill || isWhite(fill)) return [];
  return pieces
    .filter(({ rectangular }) => rectangular)
    .map(({ bounds }) => bounds)
    .filter((line) => thickness(line) <= Math.min(widest, length(line) / SLENDER));
}

function isMark(piece: Rect, trim: Rect, longest: number): boolean {
  const [width, height] = [widthOf(piece), heightOf(piece)];
  if (Math.max(width, height) > longest) return false;
  const inside = overlapOf(piece, trim);
  if (inside && Math.max(widthOf(inside), heightOf(inside)) > BESIDE_PT) return false;
  const near = (a: number, b: number) => Math.abs(a - b) <= BESIDE_PT;
  return width > height
    ? near(piece.y0, trim.y0) || near(piece.y0, trim.y1)
    : near(piece.x0, trim.x0) || near(piece.x0, trim.x1);
}

const cornerOf = (piece: Rect, trim: Rect): string =>
  `${piece.x0 + piece.x1 > trim.x0 + trim.x1} ${piece.y0 + piece.y1 > trim.y0 + trim.y1}`;
