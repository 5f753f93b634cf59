import { inflateRawSync, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { asDict, asList, asName, behind, entryOf } from './entries.ts';
import { undonePredictor } from './predictor.ts';

/** More filters on one stream than any program writes: each may multiply the bytes. */
const MAX_FILTERS = 4;
const SHORT: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};
const PLAIN = new Set(['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']);

/** The filters of a stream in the order they are undone, abbreviations written out. */
export function filtersOf(dict: PDFDict): string[] {
  const filter = entryOf(dict, 'Filter') ?? entryOf(dict, 'F');
  const names = asName(filter) === undefined ? asList(filter).map(asName) : [asName(filter)];
  return names.filter((name) => name !== undefined).map((name) => SHORT[name] ?? name);
}

/**
 * The bytes of a stream after its filters, at most `limit`; the filters of pictures (DCT, JPX, CCITT, JBIG2) and all
 * behind them are left. What a damaged Flate stream gives before its damage is given.
 * @returns the bytes and the filter that was left, or undefined
 * @throws RangeError when it would be more than `limit`, Error when it cannot be decoded at all
 */
export function undoFilters(
  stream: PDFRawStream,
  limit: number,
): { bytes: Uint8Array; left: string | undefined } {
  const names = filtersOf(stream.dict);
  if (names.length > MAX_FILTERS) throw new RangeError('too many filters');
  const given = entryOf(stream.dict, 'DecodeParms') ?? entryOf(stream.dict, 'DP');
  const parameters = asDict(given) ? [given] : asList(given);
  let bytes: Uint8Array = stream.contents;
  for (const [i, name] of names.entries()) {
    if (!PLAIN.has(name)) return { bytes, left: name };
    const settings = asDict(behind(parameters[i], stream.dict));
    bytes = name === 'FlateDecode' ? inflated(bytes, limit) : undone(bytes, name, settings, stream, limit);
    if (name === 'FlateDecode' || name === 'LZWDecode') bytes = undonePredictor(bytes, settings);
  }
  return { bytes, left: undefined };
}

const ZLIB_HEADER_BYTES = 2;

/** Z_SYNC_FLUSH: data that ends early is no error. Nor is a wrong checksum behind it, which no reader minds. */
function inflated(bytes: Uint8Array, limit: number): Uint8Array {
  const options = { maxOutputLength: Math.max(1, limit), finishFlush: 2 };
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (message.includes('incorrect data check'))
      return inflateRawSync(bytes.subarray(ZLIB_HEADER_BYTES), options);
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new RangeError('too large');
    throw error;
  }
}

function undone(
  bytes: Uint8Array,
  filter: string,
  settings: PDFDict | undefined,
  { dict }: PDFRawStream,
  limit: number,
): Uint8Array {
  const single = PDFDict.withContext(dict.context);
  single.set(PDFName.of('Filter'), PDFName.of(filter));
  if (settings) single.set(PDFName.of('DecodeParms'), settings);
  // Read step by step, so that it stops at the limit.
  const decoded = decodePDFRawStream(PDFRawStream.of(single, bytes)).getBytes(limit + 1);
  if (decoded.length > limit) throw new RangeError('too large');
  return new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
}
