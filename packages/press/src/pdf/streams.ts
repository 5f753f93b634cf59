import { PDFArray, type PDFContext, PDFRawStream, PDFStream } from 'pdf-lib';
import { PressError } from '../press-error.ts';
import { decodeFilters } from './decode-filters.ts';

/** A content stream of 64 MB draws millions of objects: a larger one is a bomb, not a page. */
const MAX_DECODED_BYTES = 64 * 1024 * 1024;

/** The decoded bytes of a stream, at most up to the limit. Throws `unreadable` when it cannot be decoded. */
export function decodeStream(stream: PDFStream, limit = MAX_DECODED_BYTES): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  try {
    const { bytes, left } = decodeFilters(stream, limit);
    if (left !== undefined) throw new Error(`unexpected filter ${left}`);
    return bytes;
  } catch (cause) {
    throw new PressError('unreadable', 'A content stream cannot be decoded.', { reason: 'stream', cause });
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

/** Concatenates content streams; a token ends with its stream. */
export function concatenate(streams: PDFStream[]): Uint8Array {
  return Buffer.concat(streams.flatMap((stream) => [decodeStream(stream), Buffer.from('\n')]));
}
