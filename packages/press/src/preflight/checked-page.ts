import type { SeenBox } from '@rebblatt/contracts';
import type { PDFDict } from 'pdf-lib';
import type { Budget } from '../content/budget.ts';
import type { PaintedObject } from '../content/painted-object.ts';
import { paintedPage } from '../content/painted-page.ts';
import type { PageFacts } from '../inspect/read-facts.ts';
import { inverted, transformed } from '../pdf/matrix.ts';
import type { HiddenGroups } from '../pdf/optional-content.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import type { Rect } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { printersMarks } from './printers-marks.ts';
import type { CheckedPage, FileAsk } from './rules/rule.ts';
import { isTrimKnown, middleOf, printedOf, trimOf } from './rules/seen-boxes.ts';

export interface PageToCheck {
  dict: PDFDict;
  facts: PageFacts;
  /** Renders only this part of the page, in its own units. */
  render: (ppi: number, only: Rect) => ReturnType<CheckedPage['render']>;
  inkSums: (only: Rect) => ReturnType<CheckedPage['inkSums']>;
}

/** Collects everything that a page paints and that prints, for the rules. */
export function checkedPage(
  { dict, facts, render, inkSums }: PageToCheck,
  budget: Budget,
  hiddenGroups: HiddenGroups,
  ask: FileAsk,
): CheckedPage {
  const printed = inPoints(printedOf(facts, ask));
  const only = transformed(printed, inverted(shownMatrix(readNestedBoxes(dict))));
  const painted = paintedPage(dict, budget, hiddenGroups, printed);
  const visible = painted.objects.filter(({ from }) => !from.hidden);
  const trim = isTrimKnown(facts, ask) ? trimOf(facts, ask) : middleOf(facts, ask);
  const marks = printersMarks(visible.filter(putsInk), inPoints(trim), ask.thresholds);
  const seen = visible.filter((object) => !marks.objects.has(object));
  const drawable = pixelsOf(seen) <= MAX_RENDERED_PIXELS;
  return {
    dict,
    facts,
    hiddenGroups,
    painted,
    seen,
    inked: seen.filter(putsInk),
    marks: marks.bounds,
    trim: inPoints(trimOf(facts, ask)),
    printed,
    render: (ppi) => (drawable ? render(ppi, only) : Promise.resolve(undefined)),
    inkSums: () => (drawable ? inkSums(only) : Promise.resolve(undefined)),
  };
}

/** Images with more pixels in total would need more memory for rendering than a file may use. */
const MAX_RENDERED_PIXELS = 60_000_000;

function pixelsOf(objects: readonly PaintedObject[]): number {
  const images = objects.filter((object) => object.kind === 'image').map(({ image }) => image);
  const each = new Map(images.map(({ stream, widthPx, heightPx }) => [stream, widthPx * heightPx]));
  return [...each.values()].reduce((sum, pixels) => sum + pixels, 0);
}

const putsInk = (object: PaintedObject): boolean =>
  object.from.mask === null && !(object.kind === 'image' && object.image.masking) && object.kind !== 'group';

const inPoints = ({ x, y, width, height }: SeenBox): Rect => ({
  x0: ptOf(x),
  y0: ptOf(y),
  x1: ptOf(x + width),
  y1: ptOf(y + height),
});
