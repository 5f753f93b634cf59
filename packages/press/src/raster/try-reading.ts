import { PDFDocument, PDFName, PDFObjectCopier, type PDFRawStream } from 'pdf-lib';
import { decodeFilters } from '../pdf/decode-filters.ts';
import { PressError } from '../press-error.ts';
import { hasOutlines } from './has-outlines.ts';
import { withDocument } from './pdfium.ts';

const name = (text: string) => PDFName.of(text);
/** A font with all Chinese characters has 20 MB. */
const MAX_FONT_BYTES = 64 * 1024 * 1024;
const KEPT = ['Width', 'Height', 'BitsPerComponent', 'Decode', 'DecodeParms', 'Filter'];

/** Tries whether a reader can use a font program. Only for workers. */
export async function canReadFont(program: PDFRawStream): Promise<boolean> {
  let bytes: Uint8Array;
  try {
    bytes = decodeFilters(program, MAX_FONT_BYTES).bytes;
  } catch {
    return false;
  }
  if (!hasOutlines(bytes)) return false;
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const subtype = program.dict.lookup(name('Subtype'));
  const key = subtype ? 'FontFile3' : bytes[0] === 0 || bytes[0] === 0x74 ? 'FontFile2' : 'FontFile';
  const file = context.stream(bytes, { Length1: bytes.length });
  if (subtype) file.dict.set(name('Subtype'), subtype);
  const descriptor = { Type: 'FontDescriptor', FontName: 'Tried', Flags: 4, [key]: context.register(file) };
  const font = {
    ...{ Type: 'Font', Subtype: key === 'FontFile2' ? 'TrueType' : 'Type1', BaseFont: 'Tried' },
    FontDescriptor: context.register(context.obj(descriptor)),
  };
  const { node } = doc.addPage([9, 9]);
  node.set(name('Resources'), context.obj({ Font: { F: font } }));
  node.set(name('Contents'), context.register(context.stream('BT /F 9 Tf (A) Tj ET')));
  return onlyObject(doc, (pdfium, object) => {
    const loaded = pdfium.FPDFTextObj_GetFont(object);
    return loaded !== 0 && pdfium.FPDFFont_GetIsEmbedded(loaded) === 1;
  });
}

/** Tries whether a reader can decode an image, without its masks and colour space. Only for workers. */
export async function canReadImage(image: PDFRawStream): Promise<boolean> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const copier = PDFObjectCopier.for(image.dict.context, context);
  const own = context.stream(image.contents, { Type: 'XObject', Subtype: 'Image' });
  for (const key of KEPT) {
    const value = image.dict.get(name(key));
    if (value) own.dict.set(name(key), copier.copy(value));
  }
  // JPEG 2000 contains its colour space; the others that are tried have one bit per pixel.
  if (!String(image.dict.lookup(name('Filter'))).includes('JPX'))
    own.dict.set(name('ColorSpace'), name('DeviceGray'));
  const { node } = doc.addPage([9, 9]);
  node.set(name('Resources'), context.obj({ XObject: { P: context.register(own) } }));
  node.set(name('Contents'), context.register(context.stream('9 0 0 9 0 0 cm /P Do')));
  return onlyObject(doc, (pdfium, object) => {
    const bitmap = pdfium.FPDFImageObj_GetBitmap(object);
    if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
    return bitmap !== 0;
  });
}

type Pdfium = Parameters<Parameters<typeof withDocument>[1]>[0];

async function onlyObject(
  doc: PDFDocument,
  test: (pdfium: Pdfium, object: number) => boolean,
): Promise<boolean> {
  const bytes = await doc.save({ useObjectStreams: false, updateFieldAppearances: false });
  try {
    return await withDocument(bytes, (pdfium, handle) => {
      const page = pdfium.FPDF_LoadPage(handle, 0);
      const object = page === 0 ? 0 : pdfium.FPDFPage_GetObject(page, 0);
      const readable = object !== 0 && test(pdfium, object);
      if (page !== 0) pdfium.FPDF_ClosePage(page);
      return readable;
    });
  } catch (error) {
    if (!(error instanceof PressError)) throw error;
    // What crashes the renderer counts as damaged.
    return false;
  }
}
