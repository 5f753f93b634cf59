import type { SeenBox } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import type { PDFDict } from 'pdf-lib';
import type { PageFacts } from '../inspect/read-facts.ts';
import type { HiddenGroups } from '../pdf/optional-content.ts';
import type { Rect } from '../pdf/rect.ts';
import { overlapOf } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import type { Budget } from './interpret/budget.ts';
import type { PaintedObject } from './interpret/painted-object.ts';
import { paintedPage } from './interpret/painted-page.ts';
import type { CheckedPage, FileAsk } from './rules/rule.ts';
import { grownBox, trimOf } from './rules/seen-boxes.ts';

export interface PageToCheck {
  dict: PDFDict;
  facts: PageFacts;
  render: CheckedPage['render'];
  inkSums: CheckedPage['inkSums'];
}

/** Collects everything that a page paints for the rules. */
export function checkedPage(
  { dict, facts, render, inkSums }: PageToCheck,
  budget: Budget,
  hiddenGroups: HiddenGroups,
  ask: FileAsk,
): CheckedPage {
  const painted = paintedPage(dict, budget, hiddenGroups);
  const trim = trimOf(facts, ask);
  const media = inPoints(facts.media);
  const bleed = facts.bleed ?? (ask.kind === 'logo' ? trim : grownBox(trim, bleedMm));
  const seen = painted.objects.filter(({ from }) => !from.hidden);
  const drawable = pixelsOf(seen) <= MAX_RENDERED_PIXELS;
  return {
    dict,
    facts,
    hiddenGroups,
    painted,
    seen,
    inked: seen.filter(putsInk),
    media,
    bleed: overlapOf(inPoints(bleed), media) ?? media,
    trim: inPoints(trim),
    render: (ppi) => (drawable ? render(ppi) : Promise.resolve(undefined)),
    inkSums: () => (drawable ? inkSums() : Promise.resolve(undefined)),
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
