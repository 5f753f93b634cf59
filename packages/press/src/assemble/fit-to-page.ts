import { bleedMm, trimMm } from '@rebblatt/sheet';
import { PDFArray, type PDFDict, PDFName, PDFStream } from 'pdf-lib';
import { combined, identity, type Matrix, transformed, translation, written } from '../pdf/matrix.ts';
import { readPageBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { centred, contains, grown, type Rect } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { setPageBoxes } from './cut-boxes.ts';

/** A point: what the eye cannot see and every program's rounding needs. */
const TOLERANCE_PT = 1;

/**
 * Gives an uploaded page the exact boxes of a book page, centred on its own finished area; a file with bleed but no
 * trim has it 3 mm inside, a file without bleed stands in the middle.
 *
 * Its content streams are never touched. Only when the page is turned, scaled or smaller than the bleed are they
 * framed by two short streams: one that puts the page upright and clips it to what the file shows, one that ends that.
 */
export function fitToPage(page: PDFDict): void {
  const boxes = readPageBoxes(page);
  const upright = uprightMatrix(boxes);
  const shown = transformed(boxes.crop ?? boxes.media, upright);
  const finished = transformed(boxes.trim ?? boxes.media, upright);
  const trim = centred(finished, ptOf(trimMm.width), ptOf(trimMm.height));
  const bleed = grown(trim, ptOf(bleedMm));

  const turned = boxes.rotate !== 0 || boxes.userUnit !== 1;
  if (turned || !contains(shown, bleed, TOLERANCE_PT)) {
    const atOrigin = translation(-bleed.x0, -bleed.y0);
    frame(page, transformed(shown, atOrigin), turned ? combined(upright, atOrigin) : atOrigin);
    setPageBoxes(page, transformed(bleed, atOrigin), transformed(trim, atOrigin));
  } else setPageBoxes(page, bleed, trim);
}

function frame(page: PDFDict, clip: Rect, matrix: Matrix): void {
  const { context } = page;
  const own = page.get(PDFName.of('Contents'));
  const contents = page.lookup(PDFName.of('Contents'));
  const streams =
    contents instanceof PDFArray ? contents.asArray() : contents instanceof PDFStream && own ? [own] : [];
  const area = written([clip.x0, clip.y0, clip.x1 - clip.x0, clip.y1 - clip.y0, 0, 0])
    .split(' ')
    .slice(0, 4)
    .join(' ');
  const before = `q\n${area} re W n\n${matrix === identity ? '' : `${written(matrix)} cm\n`}`;
  page.set(
    PDFName.of('Contents'),
    context.obj([
      context.register(context.stream(before)),
      ...streams,
      context.register(context.stream('\nQ\n')),
    ]),
  );
}
