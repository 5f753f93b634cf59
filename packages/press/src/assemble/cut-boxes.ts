import { type BoxMm, bleedBoxMm, trimBoxMm } from '@rebblatt/printed-page';
import { type PDFDict, PDFName } from 'pdf-lib';
import { readPageBoxes } from '../pdf/page-boxes.ts';
import { type Rect, writeRect } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import type { AssemblyStep } from './draft.ts';

/**
 * Cuts the exact page out of the larger laid-out one. The browser rounds its size, but the content keeps its scale and
 * starts at the top left corner, so everything is measured from there.
 */
export const cutBoxes: AssemblyStep = {
  name: 'cut-boxes',
  run(draft) {
    for (const page of draft.laidOut) {
      const { media } = readPageBoxes(page);
      setPageBoxes(page, fromTopLeft(media, bleedBoxMm), fromTopLeft(media, trimBoxMm));
    }
  },
};

/** Converts a box in mm from the top left corner of the laid-out page to the coordinates of the page. */
export function fromTopLeft(media: Rect, box: BoxMm): Rect {
  return {
    x0: media.x0 + ptOf(box.x),
    x1: media.x0 + ptOf(box.x + box.width),
    y0: media.y1 - ptOf(box.y + box.height),
    y1: media.y1 - ptOf(box.y),
  };
}

/** Gives a page exactly the boxes that a print office needs: media = bleed, trim, and no others. */
export function setPageBoxes(page: PDFDict, bleed: Rect, trim: Rect): void {
  page.set(PDFName.of('MediaBox'), writeRect(bleed, page.context));
  page.set(PDFName.of('BleedBox'), writeRect(bleed, page.context));
  page.set(PDFName.of('TrimBox'), writeRect(trim, page.context));
  for (const name of ['CropBox', 'ArtBox', 'Rotate', 'UserUnit']) page.delete(PDFName.of(name));
}
