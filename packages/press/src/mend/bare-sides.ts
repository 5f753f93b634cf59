import type { PDFDict } from 'pdf-lib';
import { inverted, transformed } from '../pdf/matrix.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import { grown, heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { SIDES, type Side } from './place-mended.ts';

const PPI = 100;
/** How far inside the edge something counts as touching it, and how far outside the bleed has to be there, in points. */
const [INSIDE_PT, OUTSIDE_PT] = [1.5, 5];
const WHITE = 250;
/** A side needs its bleed when this share of it is inked at the edge and not beyond. */
const SHARE = 0.01;

/**
 * The sides of a page at which something touches the edge and does not go on into the bleed.
 * @param trim in the units of the page
 * @param number of the page in the file, 0-based
 */
export async function bareSides(
  bytes: Uint8Array,
  number: number,
  page: PDFDict,
  trim: Rect,
): Promise<Set<Side>> {
  const toShown = shownMatrix(readNestedBoxes(page));
  const shown = transformed(trim, toShown);
  const area = grown(shown, 2 * OUTSIDE_PT);
  const only = transformed(area, inverted(toShown));
  const { raw, width, height } = await renderPixels(bytes, { page: number, size: { ppi: PPI }, only });
  const scale = width / widthOf(area);
  const inked = (x: number, y: number) => {
    const [column, row] = [Math.floor((x - area.x0) * scale), Math.floor((area.y1 - y) * scale)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    const at = (row * width + column) * 4;
    return [0, 1, 2].some((channel) => (raw[at + channel] as number) < WHITE);
  };
  const isBare = (side: Side) => {
    const upright = side === 'left' || side === 'right';
    const length = upright ? heightOf(shown) : widthOf(shown);
    let bare = 0;
    for (let along = 0; along < length; along++) {
      const at = (by: number): [number, number] => {
        if (side === 'left') return [shown.x0 + by, shown.y0 + along];
        if (side === 'right') return [shown.x1 - by, shown.y0 + along];
        return side === 'bottom' ? [shown.x0 + along, shown.y0 + by] : [shown.x0 + along, shown.y1 - by];
      };
      if (inked(...at(INSIDE_PT)) && !inked(...at(-OUTSIDE_PT))) bare++;
    }
    return bare > length * SHARE;
  };
  return new Set(SIDES.filter(isBare));
}
