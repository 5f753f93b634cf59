import { bleedMm, trimMm } from '@rebblatt/sheet';
import { type PDFDict, PDFName } from 'pdf-lib';
import { combined, type Matrix, transformed, translation } from '../pdf/matrix.ts';
import { type PageBoxes, readPageBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { centred, contains, grown, type Rect } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { contentForm } from './content-form.ts';
import { setPageBoxes } from './cut-boxes.ts';

/** A point: what the eye cannot see and every program's rounding needs. */
const TOLERANCE_PT = 1;
/** What a framed page calls its own content. */
const CONTENT_NAME = 'Page';

/**
 * Gives an uploaded page the exact boxes of a book page, centred on its own finished area; a file with bleed but no
 * trim has it 3 mm inside, a file without bleed stands in the middle.
 *
 * Its content streams are never touched. Only when the page is turned, scaled or smaller than the bleed are they drawn
 * as a form, which puts the page upright and clips it to what the file shows.
 */
export function fitToPage(page: PDFDict): void {
  const boxes = readPageBoxes(page);
  const { shown, bleed, trim } = placeOnPage(boxes);
  const turned = boxes.rotate !== 0 || boxes.userUnit !== 1;
  if (turned || !contains(shown, bleed, TOLERANCE_PT)) {
    const atOrigin = translation(-bleed.x0, -bleed.y0);
    frame(page, boxes.crop ?? boxes.media, combined(uprightMatrix(boxes), atOrigin));
    setPageBoxes(page, transformed(bleed, atOrigin), transformed(trim, atOrigin));
  } else setPageBoxes(page, bleed, trim);
}

/** What a file shows of a page, and which part of it becomes the page of the book; in points as it is seen. */
export function placeOnPage(boxes: PageBoxes): { shown: Rect; bleed: Rect; trim: Rect } {
  const upright = uprightMatrix(boxes);
  const finished = transformed(boxes.trim ?? boxes.media, upright);
  const trim = centred(finished, ptOf(trimMm.width), ptOf(trimMm.height));
  const shown = transformed(boxes.crop ?? boxes.media, upright);
  return { shown, bleed: grown(trim, ptOf(bleedMm)), trim };
}

function frame(page: PDFDict, shown: Rect, matrix: Matrix): void {
  const { context } = page;
  const form = context.register(contentForm(page, shown, matrix));
  page.set(PDFName.of('Contents'), context.register(context.stream(`/${CONTENT_NAME} Do`)));
  page.set(PDFName.of('Resources'), context.obj({ XObject: { [CONTENT_NAME]: form } }));
}
