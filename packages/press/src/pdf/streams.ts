import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, type PDFContext, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';
import { PressError } from '../press-error.ts';

/** A content stream of 64 MB draws millions of objects: more is a bomb, not a page. */
const MAX_DECODED_BYTES = 64 * 1024 * 1024;

/** The decoded bytes of a stream, never more than the limit. Throws `unreadable` when it cannot be decoded. */
export function decoded(stream: PDFStream, limit = MAX_DECODED_BYTES): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  try {
    if (only === undefined) return stream.contents;
    if (only === PDFName.of('FlateDecode') && stream.dict.get(PDFName.of('DecodeParms')) === undefined)
      return inflateSync(stream.contents, { maxOutputLength: limit, finishFlush: 2 });
    // The other filters of content streams cannot blow up, but chained Flate can: it has no business here.
    if (filter instanceof PDFArray && filter.size() > 2) throw new Error('too many filters');
    return decodePDFRawStream(stream).decode();
  } catch (cause) {
    throw new PressError('unreadable', 'A content stream cannot be decoded.', { detail: 'stream', cause });
  }
}

/** The streams of a page's /Contents, in order. */
export function contentStreams(contents: unknown, context: PDFContext): PDFStream[] {
  if (contents instanceof PDFStream) return [contents];
  if (!(contents instanceof PDFArray)) return [];
  return contents
    .asArray()
    .map((entry) => context.lookup(entry))
    .filter((entry) => entry instanceof PDFStream);
}

/** Streams drawn one after the other, as one; PDF lets a token end where a stream does. */
export function joined(streams: PDFStream[]): Uint8Array {
  return Buffer.concat(streams.flatMap((stream) => [decoded(stream), Buffer.from('\n')]));
}
