import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import {
  cmyk,
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';

const PT_PER_MM = 72 / 25.4;

interface TestPdf {
  /** The trimmed size; the bleed is added to it. */
  widthMm: number;
  heightMm: number;
  bleedMm?: number;
  /** One page for each text, which is in its middle. */
  texts: string[];
}

/** A PDF as an exhibitor uploads it: CMYK, correct boxes, no marks. */
async function makePdf({ widthMm, heightMm, bleedMm = 0, texts }: TestPdf): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const bleed = bleedMm * PT_PER_MM;
  const [width, height] = [widthMm * PT_PER_MM, heightMm * PT_PER_MM];
  for (const text of texts) {
    const page = doc.addPage([width + 2 * bleed, height + 2 * bleed]);
    page.drawRectangle({
      x: 0,
      y: 0,
      width: width + 2 * bleed,
      height: height + 2 * bleed,
      color: cmyk(0.1, 0.6, 0.8, 0),
    });
    page.drawText(text, { x: width / 4, y: height / 2, size: 14, color: cmyk(0, 0, 0, 1) });
    page.setTrimBox(bleed, bleed, width, height);
    page.setBleedBox(0, 0, width + 2 * bleed, height + 2 * bleed);
  }
  return doc.save();
}

/** An ad or content page of the right size. */
export const makePagePdf = (...texts: string[]) =>
  makePdf({ widthMm: 210, heightMm: 135, bleedMm: 3, texts });

/** A logo of the right size. */
export const makeLogoPdf = (text: string) => makePdf({ widthMm: 65, heightMm: 122.5, texts: [text] });

let module: Promise<WrappedPdfiumModule> | null = null;

async function pdfium(): Promise<WrappedPdfiumModule> {
  module ??= (async () => {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
    const loaded = await init({
      wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer,
    });
    loaded.PDFiumExt_Init();
    return loaded;
  })();
  return module;
}

/** The text of each page of a PDF, with spaces for line ends. */
export const textsOf = (bytes: Uint8Array): Promise<string[]> =>
  eachPage(bytes, (lib, page) => {
    const { malloc, free } = lib.pdfium.wasmExports;
    const text = lib.FPDFText_LoadPage(page);
    const count = lib.FPDFText_CountChars(text);
    const buffer = malloc((count + 1) * 2);
    lib.FPDFText_GetText(text, 0, count, buffer);
    const read = Buffer.from(heapOf(lib).slice(buffer, buffer + count * 2)).toString('utf16le');
    free(buffer);
    lib.FPDFText_ClosePage(text);
    return read.replace(/\s+/g, ' ').trim();
  });

/** How far down something is drawn on each page that is not lower than this, both in points from the lower edge. */
export const lowestOf = (bytes: Uint8Array, above: number): Promise<number[]> =>
  eachPage(bytes, (lib, page) => {
    const box = lib.pdfium.wasmExports.malloc(16);
    let lowest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < lib.FPDFPage_CountObjects(page); i++) {
      const object = lib.FPDFPage_GetObject(page, i);
      if (!lib.FPDFPageObj_GetBounds(object, box, box + 4, box + 8, box + 12)) continue;
      const bottom = lib.pdfium.getValue(box + 4, 'float');
      if (bottom > above) lowest = Math.min(lowest, bottom);
    }
    lib.pdfium.wasmExports.free(box);
    return lowest;
  });

const heapOf = (lib: WrappedPdfiumModule) => (lib.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

async function eachPage<T>(
  bytes: Uint8Array,
  read: (lib: WrappedPdfiumModule, page: number) => T,
): Promise<T[]> {
  const lib = await pdfium();
  const { malloc, free } = lib.pdfium.wasmExports;
  const at = malloc(bytes.length);
  heapOf(lib).set(bytes, at);
  const doc = lib.FPDF_LoadMemDocument(at, bytes.length, '');
  const found = Array.from({ length: lib.FPDF_GetPageCount(doc) }, (_, index) => {
    const page = lib.FPDF_LoadPage(doc, index);
    const one = read(lib, page);
    lib.FPDF_ClosePage(page);
    return one;
  });
  lib.FPDF_CloseDocument(doc);
  free(at);
  return found;
}

const inMm = ({ x, y, width, height }: ReturnType<PDFPage['getMediaBox']>) =>
  [x, y, width, height].map((value) => Math.round((value / PT_PER_MM) * 100) / 100);

/** Trim and bleed box of each page in mm (x, y, width, height), measured from the corner of the bleed. */
export async function boxesOf(bytes: Uint8Array): Promise<{ trim: number[]; bleed: number[] }[]> {
  const doc = await PDFDocument.load(bytes);
  return doc.getPages().map((page) => {
    const bleed = page.getBleedBox();
    const from = (box: ReturnType<PDFPage['getMediaBox']>) =>
      inMm({ ...box, x: box.x - bleed.x, y: box.y - bleed.y });
    return { trim: from(page.getTrimBox()), bleed: from(bleed) };
  });
}

/** The output condition of a PDF/X file: name and SHA-256 of its profile. */
export async function outputProfileOf(
  bytes: Uint8Array,
): Promise<{ identifier: string; profile: string } | null> {
  const doc = await PDFDocument.load(bytes);
  const intents = doc.catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray);
  const intent = intents?.lookupMaybe(0, PDFDict);
  const profile = intent?.lookup(PDFName.of('DestOutputProfile'));
  const identifier = intent?.lookup(PDFName.of('OutputConditionIdentifier'), PDFString);
  if (!(profile instanceof PDFRawStream) || !identifier) return null;
  const icc = decodePDFRawStream(profile).decode();
  return { identifier: identifier.decodeText(), profile: createHash('sha256').update(icc).digest('hex') };
}
