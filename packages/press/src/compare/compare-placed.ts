import { PDFDocument, PDFName, PDFObjectCopier } from 'pdf-lib';
import { assembleBook } from '../assemble/assemble-book.ts';
import { placeOnPage } from '../assemble/fit-to-page.ts';
import { logoForm } from '../assemble/logo-form.ts';
import { readDonor } from '../assemble/open-donor.ts';
import { withoutOptionalContent } from '../assemble/without-optional-content.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { transformed } from '../pdf/matrix.ts';
import { type PageBoxes, readPageBoxes, uprightMatrix } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { contains, heightOf, overlapOf, type Rect, widthOf } from '../pdf/rect.ts';
import { type PagePart, type PagePixels, renderPixels } from '../raster/render-pixels.ts';
import { type Opaque, opaqueImages } from '../raster/stand-ins.ts';
import { differingCells, isAlikeThroughout, type SmallImage, smallImage } from './grid.ts';
import { isWhiteInBleed } from './white-in-bleed.ts';

/** As a whole page of the book, or as a logo on one. */
export type PlacedAs = 'page' | 'logo';

/** A cell is 0.64 mm: a missing word is visible, anti-aliased edges are not. */
const CELLS_PER_INCH = 40;
/** Pixels per side of a cell, whose value is their mean. */
const FINER = 2;
/** Differences in no more cells than this are as small as a few letters and are due to how programs draw thin lines. */
const MOST_CELLS = 8;

/** The result of comparing the placed pages of a file; pages count from 0. */
export interface PlacedLook {
  /** Pages that would print differently from what the file shows. */
  differing: number[];
  /** Pages with ink up to the trim edge, but white beyond it. */
  whiteInBleed: number[];
}

/**
 * Compares each page of an uploaded PDF as a reader prints it with how it is placed in a book, as small images, and
 * checks whether its ink extends into the bleed. Images that are the same in both count as ink and are not decoded, as
 * long as nothing else differs. Runs in a worker.
 * @throws PressError when the file cannot be read or rendered
 */
export async function lookAtPlaced(bytes: Uint8Array, as: PlacedAs): Promise<PlacedLook> {
  const doc = await loadPdf(bytes);
  const boxes = readPages(doc).map(readPageBoxes);
  const placed = as === 'page' ? await placedPages(bytes, boxes.length) : await placedLogo(bytes);
  const look: PlacedLook = { differing: [], whiteInBleed: [] };
  const opaque = opaqueImages(doc);
  for (const [page, box] of boxes.entries()) {
    if (as === 'logo' && page > 0) break;
    const area = as === 'page' ? placeOnPage(box).bleed : finishedArea(box);
    const whole = { x0: 0, y0: 0, x1: widthOf(area), y1: heightOf(area) };
    const shown = shownArea(box);
    const differs = async (file: Uint8Array, printed: PagePixels, standIns?: Opaque) => {
      const own = await drawn(file, page, shown, standIns);
      if (isSameArea(shown, area) && isAlikeThroughout(own, printed)) return false;
      return differingCells(partOf(own, shown, area), partOf(printed, whole, whole)) > MOST_CELLS;
    };
    const outlined = await drawn(placed, page, whole, opaque);
    const suspect = {
      bleed: as === 'page' && isWhiteInBleed(outlined),
      look: await differs(bytes, outlined, opaque),
    };
    if (!suspect.bleed && !suspect.look) continue;
    const printed = await drawn(placed, page, whole);
    // The replacement of an image has ink up to its edge; the image itself may be white there.
    if (suspect.bleed && isWhiteInBleed(printed)) look.whiteInBleed.push(page);
    if (!suspect.look) continue;
    if (!(await differs(bytes, printed)) || (await isAlikeCloseBy(bytes, placed, page, { area, shown })))
      continue;
    const always = await withoutOptionalContent(bytes);
    if (always === bytes || (await differs(always, printed))) look.differing.push(page);
  }
  return look;
}

/** How many times finer than a cell the second comparison is. */
const CLOSE_BY = 8;

/**
 * Whether both are the same when they are rendered finely and on the same grid. A renderer aligns edges to whole pixels,
 * so that a tiny offset may move one by a pixel: at this resolution a single pixel is too small to count.
 */
async function isAlikeCloseBy(
  bytes: Uint8Array,
  placed: Uint8Array,
  page: number,
  part: PagePart,
): Promise<boolean> {
  const { area } = part;
  const whole = { x0: 0, y0: 0, x1: widthOf(area), y1: heightOf(area) };
  const widthPx = Math.max(1, Math.round((widthOf(area) * CELLS_PER_INCH * CLOSE_BY) / 72));
  const own = await renderPixels(bytes, { page, size: { widthPx }, part });
  const printed = await renderPixels(placed, { page, size: { widthPx }, part: { area, shown: area } });
  return differingCells(partOf(own, whole, whole), partOf(printed, whole, whole)) <= MOST_CELLS;
}

const finishedArea = (boxes: PageBoxes): Rect =>
  transformed(boxes.trim ?? boxes.crop ?? boxes.media, uprightMatrix(boxes));

/** The area of a page that readers show, upright, in points. */
function shownArea(boxes: PageBoxes): Rect {
  const shown = (boxes.crop && overlapOf(boxes.crop, boxes.media)) ?? boxes.media;
  return transformed(shown, uprightMatrix(boxes));
}

/** Boxes are rounded when they are written. */
const ROUNDING_PT = 0.01;

const isSameArea = (one: Rect, other: Rect): boolean =>
  contains(one, other, ROUNDING_PT) && contains(other, one, ROUNDING_PT);

/** @param shown the area that an image of the page shows, in points */
function drawn(bytes: Uint8Array, page: number, shown: Rect, standIns?: Opaque): Promise<PagePixels> {
  const widthPx = Math.max(1, Math.round((widthOf(shown) * CELLS_PER_INCH * FINER) / 72));
  return renderPixels(bytes, { page, size: { widthPx }, standIns });
}

/** A part of a page as a small image. @param shown the area of the pixels @param area the wanted part */
function partOf(pixels: PagePixels, shown: Rect, area: Rect): SmallImage {
  // The image may be coarser than requested when the page is huge.
  const [across, down] = [pixels.width / widthOf(shown), pixels.height / heightOf(shown)];
  const columns = Math.max(1, Math.round((widthOf(area) * CELLS_PER_INCH) / 72));
  const rows = Math.max(1, Math.round((heightOf(area) * CELLS_PER_INCH) / 72));
  const part = {
    left: (area.x0 - shown.x0) * across,
    top: (shown.y1 - area.y1) * down,
    width: widthOf(area) * across,
    height: heightOf(area) * down,
  };
  return smallImage(pixels, part, columns, rows);
}

/** A book that consists only of the pages of this file. */
function placedPages(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  return assembleBook({
    laidOut: [],
    pages: Array.from({ length: pages }, (_, page) => ({
      ...{ kind: 'file' as const, file: 'file', page, pageId: page, pageType: 2, position: page + 1 },
      ...{ folio: null, sha256: '' },
    })),
    files: { file: bytes },
    info: { title: 'compare', id: 'compare', createdAt: new Date(0) },
  });
}

/** A page of the size of the logo that contains only the logo, placed as in a book. */
async function placedLogo(bytes: Uint8Array): Promise<Uint8Array> {
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
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
