import type { PreflightVariant, SeenBox, UnreadableReason } from '@rebblatt/contracts';
import { type PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { loadPdf } from '../pdf/load-pdf.ts';
import { transformed } from '../pdf/matrix.ts';
import { nestedBoxes, type PageBoxes, readPageBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import type { Rect } from '../pdf/rect.ts';
import { mmOf } from '../pdf/units.ts';
import { PressError } from '../press-error.ts';
import { withDocument } from '../raster/pdfium.ts';
import { COMPARED_PAGES, isSameSize, readerSizes } from './reader-sizes.ts';
import { refuseBombs } from './refuse-bombs.ts';

/** A box that reaches beyond the one that should contain it. */
interface Protrusion {
  what: Extract<PreflightVariant, 'trimBeyondBleed' | 'trimBeyondMedia' | 'bleedBeyondMedia'>;
  byMm: number;
}

/** The boxes of a page that count (see `nestedBoxes`), and what the file says besides. */
export interface PageFacts {
  media: SeenBox;
  crop: SeenBox | null;
  bleed: SeenBox | null;
  trim: SeenBox | null;
  /** Whether the trim box has been left out because it is the whole sheet, with the bleed (see `asDrawn`). */
  sheetAsTrim?: boolean;
  art: SeenBox | null;
  /** 0, 90, 180 or 270. */
  rotate: number;
  hasUserUnit: boolean;
  /** How far the boxes that the file names reach beyond each other. */
  protrusions: Protrusion[];
}

/** The basic facts of an uploaded PDF. */
export type PdfFacts =
  | { ok: true; encrypted: false; version: string; pages: PageFacts[] }
  | { ok: true; encrypted: true; version: string }
  | { ok: false; reason: UnreadableReason };

/** A box that is larger was damaged: no coordinate of a readable file is ten kilometres away. */
const LONGEST_MM = 10_000_000;
/** "%PDF-" may follow some other bytes, but must begin within these. */
const HEADER_WITHIN = 1_024;

/** A file with its facts; document and pages only if it is worth checking further. */
export type OpenedPdf =
  | { facts: Extract<PdfFacts, { encrypted: false }>; doc: PDFDocument; pages: PDFDict[] }
  | { facts: Exclude<PdfFacts, { encrypted: false }> };

/** Reads the facts. Returns a reason instead of throwing, whatever the bytes. Runs in a worker with limits. */
export const readFacts = async (bytes: Uint8Array): Promise<PdfFacts> => (await openPdf(bytes)).facts;

/** Opens a file and reads the facts, as `readFacts`; the pages have their inherited attributes written into them. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  if (bytes.length === 0) return unreadable('empty');
  const head = Buffer.from(bytes.subarray(0, HEADER_WITHIN)).toString('latin1');
  const header = /%PDF-(\d\.\d)/.exec(head);
  if (!header && !head.includes('%PDF-')) return unreadable('not-a-pdf');
  try {
    refuseBombs(bytes);
    const doc = await loadPdf(bytes, { ignoreEncryption: true });
    const version = versionOf(doc, header?.[1] ?? '1.0');
    if (doc.context.trailerInfo.Encrypt !== undefined)
      return { facts: { ok: true, encrypted: true, version } };
    const pages = readPages(doc);
    if (pages.length === 0) return unreadable('no-pages');
    // The library collects every object it can find; a reader follows the cross references. A file in which these
    // differ would show one thing on screen and print another.
    const named = pages.map(readPageBoxes);
    if (named.some(isAbsurd)) return unreadable('damaged');
    const known = named.map(pageFacts);
    const seenByReader = await withDocument(bytes, (pdfium, handle) => readerSizes(pdfium, handle));
    if (seenByReader.count !== pages.length) return unreadable('page-count-unclear');
    if (!known.slice(0, COMPARED_PAGES).every((page, i) => isSameSize(page, seenByReader.sizes[i])))
      return unreadable('damaged');
    return { facts: { ok: true, encrypted: false, version, pages: known }, doc, pages };
  } catch (error) {
    return unreadable(reasonOf(error));
  }
}

const unreadable = (reason: UnreadableReason): OpenedPdf => ({ facts: { ok: false, reason } });

function reasonOf(error: unknown): UnreadableReason {
  if (!(error instanceof PressError)) return 'damaged';
  if (error.reason === 'page-tree') return 'page-tree';
  if (error.reason === 'bomb' || error.reason === 'unknown-filter') return error.reason;
  return error.code === 'memory' ? 'too-much-memory' : 'damaged';
}

function versionOf(doc: PDFDocument, header: string): string {
  const later = doc.catalog.lookup(PDFName.of('Version'));
  const named = later instanceof PDFName ? later.decodeText() : '';
  return /^\d\.\d$/.test(named) && named > header ? named : header;
}

/** Whether a box of the page is larger, or farther away, than any sheet of paper. */
function isAbsurd(named: PageBoxes): boolean {
  const seen = seenBy(named);
  return [named.media, named.crop, named.bleed, named.trim, named.art].some((box) => {
    const { x, y, width, height } = seen(box ?? named.media);
    return ![x, y, width, height].every((mm) => Math.abs(mm) <= LONGEST_MM);
  });
}

function pageFacts(named: PageBoxes): PageFacts {
  const boxes = nestedBoxes(named);
  const seen = seenBy(boxes);
  return {
    media: seen(boxes.media),
    crop: boxes.crop ? seen(boxes.crop) : null,
    bleed: boxes.bleed ? seen(boxes.bleed) : null,
    trim: boxes.trim ? seen(boxes.trim) : null,
    art: boxes.art ? seen(boxes.art) : null,
    rotate: boxes.rotate,
    hasUserUnit: boxes.hasUserUnit,
    protrusions: protrusionsOf(named, boxes),
  };
}

function protrusionsOf(named: PageBoxes, { media }: PageBoxes): Protrusion[] {
  const beyond = (what: Protrusion['what'], box: Rect | undefined, outer: Rect): Protrusion[] => {
    if (!box) return [];
    const by = Math.max(outer.x0 - box.x0, outer.y0 - box.y0, box.x1 - outer.x1, box.y1 - outer.y1);
    return by > 0 ? [{ what, byMm: mmOf(by * named.userUnit) }] : [];
  };
  // The BleedBox as it is written: where the sheet cuts it off, the trim may lie inside it and not on the sheet.
  const beyondBleed = named.bleed ? beyond('trimBeyondBleed', named.trim, named.bleed) : [];
  return [
    ...beyond('bleedBeyondMedia', named.bleed, media),
    ...(beyondBleed.length > 0 ? beyondBleed : beyond('trimBeyondMedia', named.trim, media)),
  ];
}

function seenBy(boxes: PageBoxes): (box: Rect) => SeenBox {
  const matrix = shownMatrix(boxes);
  return (box) => {
    const { x0, y0, x1, y1 } = transformed(box, matrix);
    return { x: mmOf(x0), y: mmOf(y0), width: mmOf(x1 - x0), height: mmOf(y1 - y0) };
  };
}
