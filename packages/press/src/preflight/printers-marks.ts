import type { PreflightThresholds } from '@rebblatt/contracts';
import { isWhite } from '../content/inks.ts';
import type { PaintedObject, PaintedPath } from '../content/painted-object.ts';
import { grown, heightOf, overlapOf, type Rect, widthOf } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { isRegistration } from './rules/col-registration.ts';
import { coloursOf } from './rules/colours-of.ts';

/** How far a mark may be from the line of the edge it marks. */
const BESIDE_PT = ptOf(0.5);
/** The thickness up to which a slanted stroke still counts as parallel to an axis. */
const STRAIGHT_PT = 0.1;
/** How many times longer than thick a filled rectangle has to be to count as a line. */
const SLENDER = 4;
const CORNERS_NEEDED = 3;

export interface PrintersMarks {
  /** What has been recognised as marks and is nothing else. */
  objects: ReadonlySet<PaintedObject>;
  bounds: readonly Rect[];
}

/** What of these objects marks a finished page: its corners, or the plates on which it prints. */
export function printersMarks(
  inked: readonly PaintedObject[],
  trim: Rect,
  thresholds: PreflightThresholds,
): PrintersMarks {
  const registration = inked.filter((object) => isRegistrationMark(object, trim));
  const crop = cropMarks(inked, trim, thresholds).filter(({ path }) => !registration.includes(path));
  return {
    objects: new Set([...registration, ...crop.map(({ path }) => path)]),
    bounds: [...registration.map(({ bounds }) => bounds), ...crop.flatMap(({ lines }) => lines)],
  };
}

/** An object outside the finished page that prints on all plates. */
const isRegistrationMark = (object: PaintedObject, trim: Rect): boolean =>
  coloursOf(object).some(isRegistration) && !overlapOf(object.bounds, grown(trim, -BESIDE_PT));

/** Short thin lines outside the finished page, aligned with its edges, at three corners or more. */
function cropMarks(
  inked: readonly PaintedObject[],
  trim: Rect,
  { mark_width_pt, mark_length_mm }: PreflightThresholds,
): { path: PaintedPath; lines: Rect[] }[] {
  const paths = inked
    .filter((object) => object.kind === 'path')
    .map((path) => ({ path, lines: linesOf(path, mark_width_pt) }))
    .filter(
      ({ path, lines }) =>
        lines.length === path.pieces.length &&
        lines.length > 0 &&
        lines.every((line) => isMark(line, trim, ptOf(mark_length_mm))),
    );
  const corners = new Set(paths.flatMap(({ lines }) => lines.map((line) => cornerOf(line, trim))));
  return corners.size >= CORNERS_NEEDED ? paths : [];
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
