import type { ColourSpace } from '../../content/colour-space.ts';
import type { Colour } from '../../content/graphics-state.ts';
import { inkSum, inksOf } from '../../content/inks.ts';
import type { PaintedImage, PaintedObject } from '../../content/painted-object.ts';
import { heightOf, type Rect, widthOf } from '../../pdf/rect.ts';
import { mmOf } from '../../pdf/units.ts';
import { inkSumsOf } from './image-inks.ts';
import type { Grid } from './moving-window.ts';
import type { CheckedPage } from './rule.ts';

/** Four full inks. */
const FULL = 400;
/**
 * The most that the conversion of RGB and Lab with the profile of the usual condition makes, in percent; a test asks the
 * profile. Such a page needs no plates, and most advertisements of offices are such pages.
 */
export const MOST_CONVERTED = 319;

/** In mm: no page of a catalogue is as long; the rest of a longer one counts into the last cells. */
const MAX_CELLS = 600;

/** A page with thousands of objects over its whole area is not computed: its plates are rendered instead. */
const MAX_STEPS = 20_000_000;

/**
 * An upper bound of the total ink in percent, per cell of one millimetre. An opaque object counts as itself or as what
 * it covers, whichever is more; one that overprints or is blended is added to what is below. It is cheap and enough for
 * most pages: the plates are needed only where this exceeds the limit.
 */
export async function mostInk({ inked, printed }: Pick<CheckedPage, 'inked' | 'printed'>): Promise<Grid> {
  const cells = (pt: number) => Math.min(MAX_CELLS, Math.max(1, Math.ceil(mmOf(pt))));
  const [columns, rows] = [cells(widthOf(printed)), cells(heightOf(printed))];
  const most: Grid = { columns, rows, values: new Float64Array(columns * rows) };
  let left = MAX_STEPS;
  for (const object of inked) {
    const sum = await sumOf(object);
    const place = cellsOf(object.bounds, printed, most);
    left -= (place.right - place.left) * (place.bottom - place.top);
    if (left < 0) return { ...most, values: most.values.fill(FULL) };
    for (let row = place.top; row < place.bottom; row++)
      for (let column = place.left; column < place.right; column++) {
        const at = row * columns + column;
        const below = most.values[at] as number;
        const own = typeof sum === 'number' ? sum : sum(column, row, printed);
        most.values[at] = adds(object) ? Math.min(FULL, below + own) : Math.max(below, own);
      }
  }
  return most;
}

/** The cells of a rectangle; rows count from the top, as in images. */
function cellsOf({ x0, y0, x1, y1 }: Rect, printed: Rect, { columns, rows }: Grid) {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: within(Math.floor(mmOf(x0 - printed.x0)), columns - 1),
    right: within(Math.ceil(mmOf(x1 - printed.x0)), columns),
    top: within(Math.floor(mmOf(printed.y1 - y1)), rows - 1),
    bottom: within(Math.ceil(mmOf(printed.y1 - y0)), rows),
  };
}

function adds({ state, ...object }: PaintedObject): boolean {
  if (state.blendMode !== 'Normal' && state.blendMode !== 'Compatible') return true;
  const strokes = 'stroke' in object && object.stroke !== null;
  return state.overprintFill || (strokes && state.overprintStroke);
}

/** The total ink in a cell of what prints. */
type SumAt = (column: number, row: number, printed: Rect) => number;

async function sumOf(object: PaintedObject): Promise<number | SumAt> {
  switch (object.kind) {
    case 'shading':
      return mostIn(object.space);
    case 'image':
      return object.fill ? ofColour(object.fill) : ofImage(object);
    case 'group':
      // The objects in a group are reported themselves, but not that the whole group is blended.
      return adds(object) ? FULL : 0;
    default:
      return Math.max(...[object.fill, object.stroke].map((colour) => (colour ? ofColour(colour) : 0)));
  }
}

function ofColour(colour: Colour): number {
  if (colour.shading) return mostIn(colour.shading);
  // The objects of a tiling pattern are reported themselves.
  if (colour.pattern) return 0;
  const inks = inksOf(colour);
  return inks ? inkSum(inks) * 100 : mostIn(colour.space);
}

/** The highest total ink of an ICC-based space, by its number of components. */
const MOST_OF_PROFILE: Record<number, number> = { 1: 100, 3: MOST_CONVERTED };

/** The highest total ink of a colour space. */
function mostIn(space: ColourSpace): number {
  switch (space.kind) {
    case 'gray':
    case 'cal-gray':
      return 100;
    case 'rgb':
    case 'cal-rgb':
    case 'lab':
      return MOST_CONVERTED;
    case 'icc':
      return MOST_OF_PROFILE[space.components] ?? FULL;
    case 'separation':
      return space.names.includes('All') ? FULL : 100 * space.components;
    case 'indexed':
      return mostInTable(space);
    default:
      return FULL;
  }
}

function mostInTable(space: Extract<ColourSpace, { kind: 'indexed' }>): number {
  const entries = Math.floor(space.table.length / Math.max(1, space.base.components));
  let most = 0;
  for (let i = 0; i < entries; i++) {
    const inks = inksOf({ space, components: [i], pattern: null, shading: null });
    if (!inks) return mostIn(space.base);
    most = Math.max(most, inkSum(inks) * 100);
  }
  return entries === 0 ? mostIn(space.base) : most;
}

/** For an upright image with four inks its total ink at each point, for any other image the highest possible. */
async function ofImage(object: PaintedImage): Promise<number | SumAt> {
  const { image, state } = object;
  const most = image.space ? mostIn(image.space) : FULL;
  const grid = most > 100 ? await inkSumsOf(object) : null;
  const [a, b, c, d, e, f] = state.ctm;
  if (!grid || b !== 0 || c !== 0 || a <= 0 || d <= 0) return most;
  const { columns, rows, values } = grid;
  const value = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? 0
      : (values[row * columns + column] as number);
  return (column, row, printed) => {
    // A cell of the page covers up to four cells of the image.
    const left = ((column - mmOf(e - printed.x0)) / mmOf(a)) * columns;
    const top = ((row - mmOf(printed.y1 - f - d)) / mmOf(d)) * rows;
    const [x0, y0] = [Math.floor(left), Math.floor(top)];
    const [x1, y1] = [Math.ceil(left + columns / mmOf(a)), Math.ceil(top + rows / mmOf(d))];
    let found = 0;
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) found = Math.max(found, value(x, y));
    return found;
  };
}
