import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { type Color, cmyk, PDFDocument } from 'pdf-lib';

const PT_PER_MM = 72 / 25.4;
const BLEED_MM = 3;

/** An advertisement with bleed as exhibitors send one, or several such pages: CMYK, correct boxes. Sizes are trim sizes in mm. */
export async function makeAd({
  widthMm = 210,
  heightMm = 135,
  ink = cmyk(0.2, 0.7, 0.6, 0) as Color,
  pages = 1,
} = {}): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const bleed = BLEED_MM * PT_PER_MM;
  const [width, height] = [widthMm * PT_PER_MM, heightMm * PT_PER_MM];
  const size = { width: width + 2 * bleed, height: height + 2 * bleed };
  for (let i = 0; i < pages; i++) {
    const page = doc.addPage([size.width, size.height]);
    page.drawRectangle({ x: 0, y: 0, ...size, color: ink });
    page.setTrimBox(bleed, bleed, width, height);
    page.setBleedBox(0, 0, size.width, size.height);
  }
  return Buffer.from(await doc.save());
}

/** The text of each page of a PDF, with line ends as blanks. */
export async function textsOf(bytes: Buffer): Promise<string[]> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const lib = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  lib.PDFiumExt_Init();
  const heap = () => (lib.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const { malloc, free } = lib.pdfium.wasmExports;
  const at = malloc(bytes.length);
  heap().set(bytes, at);
  const doc = lib.FPDF_LoadMemDocument(at, bytes.length, '');
  return Array.from({ length: lib.FPDF_GetPageCount(doc) }, (_, index) => {
    const page = lib.FPDF_LoadPage(doc, index);
    const text = lib.FPDFText_LoadPage(page);
    const count = lib.FPDFText_CountChars(text);
    const buffer = malloc((count + 1) * 2);
    lib.FPDFText_GetText(text, 0, count, buffer);
    const read = Buffer.from(heap().slice(buffer, buffer + count * 2)).toString('utf16le');
    free(buffer);
    lib.FPDFText_ClosePage(text);
    lib.FPDF_ClosePage(page);
    return read.replace(/\s+/g, ' ').trim();
  });
}
