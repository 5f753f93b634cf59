import type { PDFDict } from 'pdf-lib';
import { transformed } from '../pdf/matrix.ts';
import type { HiddenGroups } from '../pdf/optional-content.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import type { Rect } from '../pdf/rect.ts';
import type { Budget } from './budget.ts';
import type { FontFacts } from './font.ts';
import type { ContentProblem, PaintedObject } from './painted-object.ts';
import { visitPage } from './visit.ts';

/** What a page actually paints. */
export interface PaintedPage {
  /** In the order of painting; without clipped objects; those in a hidden optional content group are marked. */
  objects: readonly PaintedObject[];
  problems: ReadonlySet<ContentProblem>;
  /** The characters that are seen, by their font and code, each with the first places of it. */
  letters: ReadonlyMap<FontFacts, ReadonlyMap<number, readonly Rect[]>>;
  /** Graphics state dictionaries with settings of the device, and XObjects, with which something was painted. */
  graphicsStates: ReadonlySet<PDFDict>;
  xobjects: ReadonlySet<PDFDict>;
}

/** How many places of a character are kept. */
const PLACES = 12;

/**
 * Collects what a page paints (see `visitPage`).
 * @param area what is looked at, in points on the page as shown; what lies outside of it is left out. All by default
 */
export function paintedPage(
  page: PDFDict,
  budget: Budget,
  hiddenGroups: HiddenGroups,
  area?: Rect,
): PaintedPage {
  const objects: PaintedObject[] = [];
  const problems = new Set<ContentProblem>();
  const letters = new Map<FontFacts, Map<number, Rect[]>>();
  const graphicsStates = new Set<PDFDict>();
  const xobjects = new Set<PDFDict>();
  const keep = (object: PaintedObject) => {
    objects.push(object);
    for (const dict of object.state.deviceSettings) graphicsStates.add(dict);
  };
  const letter = (font: FontFacts, code: number, place: () => Rect | null) => {
    const ofFont = letters.get(font) ?? new Map<number, Rect[]>();
    const places = ofFont.get(code) ?? [];
    const at = places.length < PLACES && place();
    if (!at) return;
    letters.set(font, ofFont.set(code, places));
    places.push(at);
  };
  const boxes = readNestedBoxes(page);
  visitPage(
    page,
    {
      ...{ path: keep, text: keep, image: keep, shading: keep, group: keep },
      letter,
      xobject: ({ dict }, { hidden }) => void (hidden || xobjects.add(dict)),
      problem: (problem) => void problems.add(problem),
    },
    { budget, hiddenGroups, area: area ?? transformed(boxes.media, shownMatrix(boxes)) },
  );
  return { objects, problems, letters, graphicsStates, xobjects };
}
