import { bleedMm, trimMm } from '@rebblatt/printed-page';
import { type PDFDict, PDFName } from 'pdf-lib';
import { combined, inverted, type Matrix, transformed, translation } from '../pdf/matrix.ts';
import { type PageBoxes, readNestedBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { centred, contains, grown, heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { contentForm } from './content-form.ts';
import { setPageBoxes } from './cut-boxes.ts';
import { dropIdleGroup } from './idle-group.ts';

/** One point, for the rounding of programs; too little to be visible. */
const TOLERANCE_PT = 1;
/** The name of the original content of a framed page. */
const CONTENT_NAME = 'Page';

/**
 * Gives an uploaded page the exact boxes of a book page, centred on its own trim area. In a file with bleed but without a
 * trim box the trim is 3 mm inside; a file without bleed is centred. A crop box says what readers show, not what prints.
 *
 * Its content streams are never changed. Only if the page is rotated, scaled or smaller than the bleed are they drawn as
 * a form, which makes the page upright and clips it to the sheet of the file.
 */
export function fitToPage(page: PDFDict): void {
  const boxes = readNestedBoxes(page);
  const { framed, bleed, trim } = placeOnPage(boxes);
  dropIdleGroup(page, transformed(bleed, inverted(uprightMatrix(boxes))));
  if (framed) {
    const atOrigin = translation(-bleed.x0, -bleed.y0);
    frame(page, boxes.media, combined(uprightMatrix(boxes), atOrigin));
    setPageBoxes(page, transformed(bleed, atOrigin), transformed(trim, atOrigin));
  } else setPageBoxes(page, bleed, trim);
}

/**
 * The part of a page in a file that becomes the book page, in points, upright; and whether it is drawn as a form, with the
 * corner of its bleed at the origin.
 */
export function placeOnPage(boxes: PageBoxes): { bleed: Rect; trim: Rect; framed: boolean } {
  const upright = uprightMatrix(boxes);
  const finished = transformed(finishedOf(boxes), upright);
  const trim = centred(finished, ptOf(trimMm.width), ptOf(trimMm.height));
  const sheet = transformed(boxes.media, upright);
  const bleed = grown(trim, ptOf(bleedMm));
  const turned = boxes.rotate !== 0 || boxes.userUnit !== 1;
  return { bleed, trim, framed: turned || !contains(sheet, bleed, TOLERANCE_PT) };
}

/** The finished page as its file names it, with its bleed where the sheet alone says so; in the units of the page. */
export const finishedOf = (boxes: PageBoxes): Rect => boxes.trim ?? sheetOf(boxes);

/**
 * The part that stands for the page where it has no trim box: the sheet or the bleed box that is as large as page and bleed,
 * otherwise what readers show.
 */
function sheetOf(boxes: PageBoxes): Rect {
  const near = (length: number, mm: number) => Math.abs(length - ptOf(mm + 2 * bleedMm)) <= TOLERANCE_PT;
  const isBled = (box: Rect) => {
    const upright = transformed(box, uprightMatrix(boxes));
    return near(widthOf(upright), trimMm.width) && near(heightOf(upright), trimMm.height);
  };
  const bled = [boxes.media, boxes.bleed].find((box) => box && isBled(box));
  return bled ?? boxes.crop ?? boxes.media;
}

function frame(page: PDFDict, sheet: Rect, matrix: Matrix): void {
  const { context } = page;
  const form = context.register(contentForm(page, sheet, matrix));
  page.set(PDFName.of('Contents'), context.register(context.stream(`/${CONTENT_NAME} Do`)));
  page.set(PDFName.of('Resources'), context.obj({ XObject: { [CONTENT_NAME]: form } }));
}
