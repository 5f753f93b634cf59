import { AD_PAGE } from '@rebblatt/contracts';
import { PDFDocument, PDFName, PDFObjectCopier } from 'pdf-lib';
import { assembleBook } from '../assemble/assemble-book.ts';
import { placeOnPage } from '../assemble/fit-to-page.ts';
import { logoForm } from '../assemble/logo-form.ts';
import { readDonor } from '../assemble/open-donor.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { transformed, translation } from '../pdf/matrix.ts';
import { type PageBoxes, readNestedBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { overlapOf, type Rect } from '../pdf/rect.ts';
import type { PageLook } from './page-look.ts';

/** As a whole page of the book, or as a logo on one. */
export type PlacedAs = 'page' | 'logo';

/**
 * A page in its file and in the book: what is printed of it, what readers show of it, and the part that is in both, upright,
 * in points.
 */
export interface Placed {
  area: Rect;
  shown: Rect;
  inBoth: Rect;
  printed: PageLook;
}

/** The pages of this file in a book that consists only of them. @param pages the boxes of its pages */
export async function placedPages(file: Uint8Array, pages: readonly PageBoxes[]): Promise<Placed[]> {
  const bytes = await assembleBook({
    laidOut: [],
    pages: pages.map((_, page) => ({
      ...{ kind: 'file' as const, file: 'file', page, pageId: page, pageType: AD_PAGE, position: page + 1 },
      ...{ folio: null, sha256: '' },
    })),
    files: { file },
    info: { title: 'compare', id: 'compare', createdAt: new Date(0) },
  });
  // Boxes are rounded when they are written.
  const written = readPages(await loadPdf(bytes)).map(readNestedBoxes);
  return pages.map((boxes, page) => {
    const { bleed, framed } = placeOnPage(boxes);
    const box = written[page]?.media ?? bleed;
    const shown = framed ? transformed(box, translation(bleed.x0, bleed.y0)) : box;
    return { ...placed(bleed, boxes), printed: { bytes, page, shown } };
  });
}

/** The first page of this file as a logo, on a page of its own size. */
export async function placedLogo(bytes: Uint8Array, pages: readonly PageBoxes[]): Promise<Placed[]> {
  const donor = await readDonor(bytes);
  const doc = await PDFDocument.create({ updateMetadata: false });
  const [page] = donor.pages;
  if (page) {
    const { stream, size } = logoForm(page);
    const form = doc.context.register(PDFObjectCopier.for(donor.doc.context, doc.context).copy(stream));
    const { node } = doc.addPage([size.x1, size.y1]);
    node.set(PDFName.of('Resources'), doc.context.obj({ XObject: { Logo: form } }));
    node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream('/Logo Do')));
  }
  const logo = await doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return pages.slice(0, 1).map((boxes) => {
    const area = transformed(boxes.trim ?? boxes.crop ?? boxes.media, uprightMatrix(boxes));
    return { ...placed(area, boxes), printed: { bytes: logo, page: 0, shown: area } };
  });
}

function placed(area: Rect, boxes: PageBoxes): Omit<Placed, 'printed'> {
  const shown = transformed(boxes.crop ?? boxes.media, uprightMatrix(boxes));
  return { area, shown, inBoth: overlapOf(area, shown) ?? area };
}
