import type { FileMend, TrimFrame } from '@rebblatt/contracts';
import type { PDFDict } from 'pdf-lib';
import { inverted, transformed } from '../pdf/matrix.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import { heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { mmOf, ptOf } from '../pdf/units.ts';

/** Where the finished page lies on a sheet, and how large the sheet is. */
export type FoundFrame = NonNullable<FileMend['mended']>['frames'][number];

/** The matrix to what is shown, and what a reader shows of the page there. */
function sheetOf(page: PDFDict) {
  const boxes = readNestedBoxes(page);
  const toShown = shownMatrix(boxes);
  return { toShown, sheet: transformed(boxes.crop ?? boxes.media, toShown) };
}

const rounded = (pt: number) => Math.round(mmOf(pt) * 100) / 100;

/** A finished page as a person sees it: from the upper left of the sheet. @param number of the page, from 1 */
export function frameOf(page: PDFDict, trim: Rect, number: number): FoundFrame {
  const { toShown, sheet } = sheetOf(page);
  const shown = transformed(trim, toShown);
  return {
    page: number,
    x_mm: rounded(shown.x0 - sheet.x0),
    y_mm: rounded(sheet.y1 - shown.y1),
    sheet_width_mm: rounded(widthOf(sheet)),
    sheet_height_mm: rounded(heightOf(sheet)),
  };
}

/** The finished page that a person wants, in the units of the page. */
export function trimAt(
  page: PDFDict,
  { x_mm, y_mm }: TrimFrame,
  size: { width: number; height: number },
): Rect {
  const { toShown, sheet } = sheetOf(page);
  const [x0, y1] = [sheet.x0 + ptOf(x_mm), sheet.y1 - ptOf(y_mm)];
  return transformed({ x0, y0: y1 - size.height, x1: x0 + size.width, y1 }, inverted(toShown));
}
