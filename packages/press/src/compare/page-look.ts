import { type Rect, widthOf } from '../pdf/rect.ts';
import { type PagePixels, renderPixels } from '../raster/render-pixels.ts';
import type { Opaque } from '../raster/stand-ins.ts';
import { differingCells, isAlikeThroughout, smallImage } from './grid.ts';

/** A cell is 0.64 mm: a missing word is visible, anti-aliased edges are not. */
const CELLS_PER_INCH = 40;
/** Differences in no more cells than this are as small as a few letters and are due to how programs draw thin lines. */
const MOST_CELLS = 8;

/** Pixels per side of a cell, whose value is their mean. A single one of the finer ones is too small to count. */
export const COARSE = 2;
const FINE = 8;

/** A page as a renderer draws it. */
export interface PageLook {
  bytes: Uint8Array;
  /** 0-based. */
  page: number;
  /** The area that a reader shows, upright, in points; in the same coordinates for all looks that are compared. */
  shown: Rect;
}

/**
 * Draws an area of a page. Two pages of which the same area is drawn are drawn on the same grid of pixels, whatever their
 * boxes, turns and units are; what a page does not show of it is white.
 * @param area upright, in points
 * @param side pixels per side of a cell
 */
export function drawn(
  { bytes, page, shown }: PageLook,
  area: Rect,
  side: number,
  standIns?: Opaque,
): Promise<PagePixels> {
  const widthPx = Math.max(1, Math.round((widthOf(area) * CELLS_PER_INCH * side) / 72));
  return renderPixels(bytes, { page, size: { widthPx }, standIns, part: { area, shown } });
}

/** Whether two drawings of the same area look the same. @param side pixels per side of a cell */
export const areAlike = (one: PagePixels, other: PagePixels, side: number): boolean =>
  isAlikeThroughout(one, other) ||
  differingCells(smallImage(one, side), smallImage(other, side)) <= MOST_CELLS;

/**
 * Whether two pages look the same in an area. A renderer lays edges on whole pixels, so that the rounding of a number can
 * move one by a pixel: where they differ they are compared once more, finely.
 */
export async function lookAlike(one: PageLook, other: PageLook, area: Rect): Promise<boolean> {
  for (const side of [COARSE, FINE])
    if (areAlike(await drawn(one, area, side), await drawn(other, area, side), side)) return true;
  return false;
}
