import { PDFDocument, PDFName, PDFObjectCopier, type PDFRawStream } from 'pdf-lib';
import { memoryOf, withDocument } from './pdfium.ts';

const name = (text: string) => PDFName.of(text);
const KEPT = ['Width', 'Height', 'BitsPerComponent', 'DecodeParms', 'Filter'];
const SPACES = { 1: 'DeviceGray', 3: 'DeviceRGB' } as const;
/** The pixel formats of the renderer: bytes per pixel, and where its channels are (blue first). */
const FORMATS: Record<number, number> = { 1: 1, 2: 3, 3: 4, 4: 4 };

/**
 * The samples of an image in a coding that only readers of PDF know (JPEG 2000, JBIG2, fax), one byte each, before its
 * Decode array. Only for workers.
 * @throws Error when it cannot be read, or not as it is stored
 */
export async function decodePicture(
  image: PDFRawStream,
  { width, height, channels }: { width: number; height: number; channels: number },
): Promise<Uint8Array> {
  const space = SPACES[channels as 1 | 3];
  if (!space) throw new Error('A reader would convert an image with so many channels.');
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const copier = PDFObjectCopier.for(image.dict.context, context);
  const own = context.stream(image.contents, { Type: 'XObject', Subtype: 'Image', ColorSpace: space });
  for (const key of KEPT) {
    const value = image.dict.get(name(key));
    if (value) own.dict.set(name(key), copier.copy(value));
  }
  const { node } = doc.addPage([9, 9]);
  node.set(name('Resources'), context.obj({ XObject: { P: context.register(own) } }));
  node.set(name('Contents'), context.register(context.stream('9 0 0 9 0 0 cm /P Do')));
  const bytes = await doc.save({ useObjectStreams: false, updateFieldAppearances: false });
  return withDocument(bytes, (pdfium, handle) => {
    const page = pdfium.FPDF_LoadPage(handle, 0);
    const object = page === 0 ? 0 : pdfium.FPDFPage_GetObject(page, 0);
    const bitmap = object === 0 ? 0 : pdfium.FPDFImageObj_GetBitmap(object);
    try {
      if (bitmap === 0) throw new Error('An image cannot be decoded.');
      const step = FORMATS[pdfium.FPDFBitmap_GetFormat(bitmap)];
      const same =
        pdfium.FPDFBitmap_GetWidth(bitmap) === width && pdfium.FPDFBitmap_GetHeight(bitmap) === height;
      if (!step || !same) throw new Error('An image has another size than it says.');
      const [at, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
      const pixels = memoryOf(pdfium).subarray(at, at + stride * height);
      const out = new Uint8Array(width * height * channels);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          for (let channel = 0; channel < channels; channel++)
            out[(y * width + x) * channels + channel] = pixels[
              y * stride + x * step + (step === 1 || channels === 1 ? 0 : 2 - channel)
            ] as number;
      return out;
    } finally {
      if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
      if (page !== 0) pdfium.FPDF_ClosePage(page);
    }
  });
}
