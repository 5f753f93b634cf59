import type { SeenBox } from '@rebblatt/contracts';
import { bleedMm } from '@rebblatt/printed-page';
import type { PageFacts } from '../../inspect/read-facts.ts';
import type { Size } from './found.ts';
import type { FileAsk } from './rule.ts';

/** A finished page with its bleed, in mm. */
export const withBleed = ({ width, height }: Size): Size => ({
  width: width + 2 * bleedMm,
  height: height + 2 * bleedMm,
});

export const sameSize = (a: Size, b: Size, toleranceMm: number): boolean =>
  Math.abs(a.width - b.width) <= toleranceMm && Math.abs(a.height - b.height) <= toleranceMm;

export const liesWithin = (outer: SeenBox, inner: SeenBox, toleranceMm: number): boolean =>
  inner.x >= outer.x - toleranceMm &&
  inner.y >= outer.y - toleranceMm &&
  inner.x + inner.width <= outer.x + outer.width + toleranceMm &&
  inner.y + inner.height <= outer.y + outer.height + toleranceMm;

export const grownBox = (box: SeenBox, by: number): SeenBox => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/**
 * A page as it was meant: where its sheet is as large as page and bleed together and is called its trim, somebody has drawn
 * the bleed within the format, and the file does not say where it is trimmed. A cover goes to the printer as it is.
 */
export function asDrawn(page: PageFacts, { kind, finishedMm, thresholds }: FileAsk): PageFacts {
  if (!page.trim || kind === 'logo' || kind === 'cover') return page;
  const isSheet = [page.trim, page.media].every((box) =>
    sameSize(box, withBleed(finishedMm), thresholds.size_tolerance_mm),
  );
  return isSheet ? { ...page, trim: null, sheetAsTrim: true } : page;
}

/** The finished size of a page in mm, according to its boxes. */
export const finishedSize = (page: PageFacts): Size => page.trim ?? page.crop ?? page.media;

/** The finished page: the trim box, or what has to be assumed without one; an art box says nothing about it. */
export function trimOf(page: PageFacts, ask: FileAsk): SeenBox {
  if (page.trim) return page.trim;
  const sheet = sheetOf(page, ask);
  const bled =
    ask.kind !== 'logo' && sameSize(sheet, withBleed(ask.finishedMm), ask.thresholds.size_tolerance_mm);
  return bled ? grownBox(sheet, -bleedMm) : sheet;
}

/** Whether a page says where it is trimmed: by its trim box, or by a sheet that is just as large as needed. */
export function isTrimKnown(page: PageFacts, ask: FileAsk): boolean {
  const sizes = [ask.finishedMm, ...(ask.kind === 'logo' ? [] : [withBleed(ask.finishedMm)])];
  const sheet = sheetOf(page, ask);
  return page.trim !== null || sizes.some((size) => sameSize(sheet, size, ask.thresholds.size_tolerance_mm));
}

/**
 * Whether the sheet has the bleed that the file does not name: its bleed box ends closer to the finished page, or that is
 * known by the crop box alone. Pages are placed by their trim, so that what lies there prints; a cover goes to the printer
 * as it is.
 */
export function isBleedUnnamed(page: PageFacts, ask: FileAsk): boolean {
  const { size_tolerance_mm: tolerance } = ask.thresholds;
  const named = page.trim ? page.bleed : page.crop;
  if (!named || ask.kind === 'logo' || ask.kind === 'cover') return false;
  if (!page.trim && !sameSize(sheetOf(page, ask), ask.finishedMm, tolerance)) return false;
  const wanted = grownBox(trimOf(page, ask), bleedMm);
  return liesWithin(page.media, wanted, tolerance) && !liesWithin(named, wanted, tolerance);
}

/** Where the finished page would be, were it in the middle of its sheet. */
export function middleOf({ media }: PageFacts, { finishedMm: { width, height } }: FileAsk): SeenBox {
  const [x, y] = [media.x + (media.width - width) / 2, media.y + (media.height - height) / 2];
  return { x, y, width, height };
}

/**
 * What prints of a page: the finished page with its bleed, as far as there is paper. Everything else is cut off, and is not
 * judged by any rule. A logo has no bleed.
 */
export function printedOf(page: PageFacts, ask: FileAsk): SeenBox {
  const trim = trimOf(page, ask);
  return ask.kind === 'logo' ? trim : overlapOfBoxes(grownBox(trim, bleedMm), page.media);
}

const overlapOfBoxes = (a: SeenBox, b: SeenBox): SeenBox => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
};

/**
 * What stands for the page where it has no trim box: its sheet or its bleed box where that is as large as a page with its
 * bleed, otherwise what readers show of it (for a trim box that is missing, ISO 32000-1, 14.11.2).
 */
export function sheetOf(
  { media, bleed, crop }: PageFacts,
  { kind, finishedMm, thresholds }: FileAsk,
): SeenBox {
  const isBled = (box: SeenBox | null) =>
    box !== null && sameSize(box, withBleed(finishedMm), thresholds.size_tolerance_mm);
  const bled = kind === 'logo' ? undefined : [media, bleed].find(isBled);
  return bled ?? crop ?? media;
}
