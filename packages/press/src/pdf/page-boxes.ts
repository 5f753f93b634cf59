import { type PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { combined, type Matrix, quarterTurn, scaling, transformed, translation } from './matrix.ts';
import { heightOf, overlapOf, type Rect, readRect, widthOf } from './rect.ts';

/** The boxes of a page in the page's own units. */
export interface PageBoxes {
  media: Rect;
  crop: Rect | undefined;
  bleed: Rect | undefined;
  trim: Rect | undefined;
  art: Rect | undefined;
  /** 0, 90, 180 or 270, clockwise. */
  rotate: number;
  /** Points per unit; 1 by default. */
  userUnit: number;
  /** Whether the key is present, whatever its value. */
  hasUserUnit: boolean;
}

/** Letter: what readers assume when a page has no usable size. */
const FALLBACK: Rect = { x0: 0, y0: 0, x1: 612, y1: 792 };

/** Reads the boxes as the file names them, of a page whose inherited attributes have been written into it (see `readPages`). */
export function readPageBoxes(page: PDFDict): PageBoxes {
  const box = (name: string) => readRect(page.lookup(PDFName.of(name)), page.context);
  const number = (name: string) => {
    const value = page.lookup(PDFName.of(name));
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  };
  const rotate = number('Rotate') ?? 0;
  const userUnit = number('UserUnit') ?? 1;
  return {
    media: box('MediaBox') ?? FALLBACK,
    crop: box('CropBox'),
    bleed: box('BleedBox'),
    trim: box('TrimBox'),
    art: box('ArtBox'),
    rotate: rotate % 90 === 0 ? ((rotate % 360) + 360) % 360 : 0,
    userUnit: userUnit > 0 && Number.isFinite(userUnit) ? userUnit : 1,
    hasUserUnit: page.get(PDFName.of('UserUnit')) !== undefined,
  };
}

/**
 * The boxes that count: of those that do not lie within each other the common part, so that the trim box is within the
 * bleed box and all are within the media box (ISO 32000-1, 14.11.2). One that lies outside altogether does not count.
 */
export function nestedBoxes(named: PageBoxes): PageBoxes {
  const within = (outer: Rect, box: Rect | undefined) => {
    const common = box && overlapOf(outer, box);
    return common && widthOf(common) > 0 && heightOf(common) > 0 ? common : undefined;
  };
  const bleed = within(named.media, named.bleed);
  return {
    ...named,
    bleed,
    crop: within(named.media, named.crop),
    trim: within(bleed ?? named.media, named.trim),
  };
}

/** The boxes of a page that count; see `readPageBoxes` and `nestedBoxes`. */
export const readNestedBoxes = (page: PDFDict): PageBoxes => nestedBoxes(readPageBoxes(page));

/** From the page's own units to points as the page is shown: with unit and rotation, at any origin. */
export const uprightMatrix = (boxes: PageBoxes): Matrix =>
  combined(scaling(boxes.userUnit), quarterTurn(boxes.rotate));

/** From the page's own units to points on the page as shown, with the lower left corner of its media box at 0, 0. */
export function shownMatrix(boxes: PageBoxes): Matrix {
  const upright = uprightMatrix(boxes);
  const { x0, y0 } = transformed(boxes.media, upright);
  return combined(upright, translation(-x0, -y0));
}
