import { createHash } from 'node:crypto';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PDFBool, type PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { memoryOf } from './pdfium.ts';

const name = (text: string) => PDFName.of(text);
const IMAGE = 3;
const FORM = 5;
/** Nesting of forms; deeper images are drawn as they are. */
const DEPTH = 8;
/** Larger images are not copied only to be recognised. */
const MAX_BYTES = 32 * 2 ** 20;
const BGRX = 3;
/** Two by two pixels of different colours, so that nothing painted above has the colour of all of them. */
const SIDE = 2;

/** Images that cover what is below them, by the hash of their encoded data. */
export type Opaque = ReadonlySet<string>;

const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** The images of a file that can be replaced. */
export function opaqueImages(doc: PDFDocument): Opaque {
  const found = new Set<string>();
  const masked = new Set<string>();
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.lookup(name('Subtype')) !== name('Image')) continue;
    const { dict, contents } = object;
    const covers =
      !['SMask', 'Mask', 'SMaskInData'].some((key) => dict.has(name(key))) &&
      dict.lookup(name('ImageMask')) !== PDFBool.True;
    (covers ? found : masked).add(hashOf(contents));
  }
  return new Set([...found].filter((hash) => !masked.has(hash)));
}

/**
 * Replaces every opaque image of an opened page by a few pixels whose colours are derived from its data: the same image
 * looks the same in two files and another one differs, and none is decoded, which takes nearly all of the time that
 * drawing a page needs.
 */
export function putStandIns(module: WrappedPdfiumModule, page: number, opaque: Opaque): void {
  const { malloc, free } = module.pdfium.wasmExports;
  const pages = malloc(4);
  module.pdfium.setValue(pages, page, 'i32');
  const visit = (object: number, depth: number) => {
    const type = module.FPDFPageObj_GetType(object);
    if (type === FORM && depth < DEPTH)
      for (let i = 0; i < module.FPDFFormObj_CountObjects(object); i++)
        visit(module.FPDFFormObj_GetObject(object, i), depth + 1);
    if (type !== IMAGE) return;
    const hash = hashOfData(object);
    if (hash === undefined || !opaque.has(hash)) return;
    const bitmap = module.FPDFBitmap_CreateEx(SIDE, SIDE, BGRX, 0, 0);
    if (bitmap === 0) return;
    const at = module.FPDFBitmap_GetBuffer(bitmap);
    memoryOf(module).set(Buffer.from(hash, 'hex').subarray(0, SIDE * SIDE * 4), at);
    module.FPDFImageObj_SetBitmap(pages, 1, object, bitmap);
    module.FPDFBitmap_Destroy(bitmap);
  };
  for (let i = 0; i < module.FPDFPage_CountObjects(page); i++) visit(module.FPDFPage_GetObject(page, i), 0);
  free(pages);

  function hashOfData(object: number): string | undefined {
    const length = module.FPDFImageObj_GetImageDataRaw(object, 0, 0);
    if (length === 0 || length > MAX_BYTES) return undefined;
    const data = malloc(length);
    if (data === 0) return undefined;
    module.FPDFImageObj_GetImageDataRaw(object, data, length);
    const hash = hashOf(memoryOf(module).subarray(data, data + length));
    free(data);
    return hash;
  }
}
