import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFDict, PDFName, PDFRawStream, type PDFRef, type PDFStream } from 'pdf-lib';

/** A stream with compressed data, to be registered. */
export function deflated(context: PDFContext, data: Uint8Array): PDFRawStream {
  const dict = context.obj({ Filter: 'FlateDecode' }) as PDFDict;
  return PDFRawStream.of(dict, new Uint8Array(deflateSync(data)));
}

/** Replaces the data of a referenced stream, compressed; the rest of its dictionary is kept. */
export function replaceStream(
  context: PDFContext,
  ref: PDFRef,
  stream: PDFStream,
  data: Uint8Array,
): PDFRawStream {
  const dict = stream.dict.clone(context);
  for (const key of ['DecodeParms', 'Length', 'F', 'FFilter', 'FDecodeParms']) dict.delete(PDFName.of(key));
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const replaced = PDFRawStream.of(dict, new Uint8Array(deflateSync(data)));
  context.assign(ref, replaced);
  return replaced;
}
