import { mmOf } from '../pdf/units.ts';
import { withDocument } from '../raster/pdfium.ts';

/** A box in mm, as the program of a print office would measure it. */
type MeasuredBox = [width: number, height: number];

export interface MeasuredPage {
  media: MeasuredBox;
  trim: MeasuredBox | null;
  bleed: MeasuredBox | null;
  /** Distances of the trim box from the media box: left, bottom. */
  inset: MeasuredBox | null;
  text: string;
}

/** The tags of the marks on everything that a page draws, in order, as PDFium reads them. */
export function marksWithPdfium(bytes: Uint8Array): Promise<string[]> {
  return withDocument(bytes, (module, doc) => {
    const page = module.FPDF_LoadPage(doc, 0);
    const memory = module.pdfium.wasmExports.malloc(260);
    const tags: string[] = [];
    const read = (object: number) => {
      for (let i = 0; i < module.FPDFPageObj_CountMarks(object); i++) {
        module.FPDFPageObjMark_GetName(module.FPDFPageObj_GetMark(object, i), memory, 256, memory + 256);
        tags.push(module.pdfium.UTF16ToString(memory));
      }
      for (let i = 0; i < module.FPDFFormObj_CountObjects(object); i++)
        read(module.FPDFFormObj_GetObject(object, i));
    };
    for (let i = 0; i < module.FPDFPage_CountObjects(page); i++) read(module.FPDFPage_GetObject(page, i));
    module.pdfium.wasmExports.free(memory);
    module.FPDF_ClosePage(page);
    return tags;
  });
}

/** Reads a file with PDFium, which shares no code with the library that writes the books. */
export function readWithPdfium(bytes: Uint8Array): Promise<MeasuredPage[]> {
  return withDocument(bytes, (module, doc) => {
    const memory = module.pdfium.wasmExports.malloc(65_536);
    const view = () => module.pdfium;
    const box = (read: (page: number, ...at: [number, number, number, number]) => boolean, page: number) => {
      if (!read(page, memory, memory + 4, memory + 8, memory + 12)) return null;
      return [0, 4, 8, 12].map((at) => view().getValue(memory + at, 'float')) as [
        number,
        number,
        number,
        number,
      ];
    };
    const size = (rect: number[] | null): MeasuredBox | null =>
      rect && [mmOf((rect[2] ?? 0) - (rect[0] ?? 0)), mmOf((rect[3] ?? 0) - (rect[1] ?? 0))];
    const pages = Array.from({ length: module.FPDF_GetPageCount(doc) }, (_, i) => {
      const page = module.FPDF_LoadPage(doc, i);
      const media = box(module.FPDFPage_GetMediaBox, page);
      const trim = box(module.FPDFPage_GetTrimBox, page);
      const text = module.FPDFText_LoadPage(page);
      const count = Math.min(module.FPDFText_CountChars(text), 32_000);
      module.FPDFText_GetText(text, 0, count, memory);
      const words = view().UTF16ToString(memory);
      module.FPDFText_ClosePage(text);
      const measured = {
        media: size(media) ?? ([0, 0] as MeasuredBox),
        trim: size(trim),
        bleed: size(box(module.FPDFPage_GetBleedBox, page)),
        inset: media && trim ? ([mmOf(trim[0] - media[0]), mmOf(trim[1] - media[1])] as MeasuredBox) : null,
        text: words,
      };
      module.FPDF_ClosePage(page);
      return measured;
    });
    module.pdfium.wasmExports.free(memory);
    return pages;
  });
}
