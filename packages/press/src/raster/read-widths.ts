import { type PDFDict, PDFDocument, PDFName, PDFObjectCopier } from 'pdf-lib';
import { withDocument } from './pdfium.ts';

const FIRST_PRIVATE = 0xe000;
const SIZE = 1000;
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const AT_ONCE = 100;

/**
 * How wide the letters of a simple font are as its program draws them, by code from 0, in thousandths of its size. Only for
 * workers.
 */
export async function readWidths(font: PDFDict, codes: number): Promise<number[]> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const own = PDFObjectCopier.for(font.context, context).copy(font) as PDFDict;
  // The renderer is asked by characters: each code gets one that no font has.
  const all = Array.from({ length: codes }, (_, code) => code);
  const lines = all.map((code) => `<${hex(code, 2)}> <${hex(FIRST_PRIVATE + code, 4)}>`);
  const parts = Array.from({ length: Math.ceil(codes / AT_ONCE) }, (_, i) =>
    lines.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /P def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${parts.map((part) => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`).join('\n')}
endcmap end end`;
  own.set(PDFName.of('ToUnicode'), context.register(context.stream(map)));
  const { node } = doc.addPage([9, 9]);
  node.set(PDFName.of('Resources'), context.obj({ Font: { F: context.register(own) } }));
  node.set(PDFName.of('Contents'), context.register(context.stream('BT /F 9 Tf <41> Tj ET')));
  const bytes = await doc.save({ useObjectStreams: false, updateFieldAppearances: false });
  return withDocument(bytes, (pdfium, handle) => {
    const page = pdfium.FPDF_LoadPage(handle, 0);
    const object = page === 0 ? 0 : pdfium.FPDFPage_GetObject(page, 0);
    const loaded = object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object);
    const at = pdfium.pdfium.wasmExports.malloc(4);
    const widths = all.map((code) =>
      loaded !== 0 && pdfium.FPDFFont_GetGlyphWidth(loaded, FIRST_PRIVATE + code, SIZE, at)
        ? Math.round(pdfium.pdfium.getValue(at, 'float'))
        : 0,
    );
    pdfium.pdfium.wasmExports.free(at);
    if (page !== 0) pdfium.FPDF_ClosePage(page);
    return widths;
  });
}
