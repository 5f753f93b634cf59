import { inflateRawSync, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { asDict, asList, asName, entryOf, resolve } from './entries.ts';
import { undoPredictor } from './predictor.ts';

/** More filters than any program uses for a stream: each may multiply the bytes. */
const MAX_FILTERS = 4;
const SHORT = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['RL', 'RunLengthDecode'],
  ['CCF', 'CCITTFaxDecode'],
  ['DCT', 'DCTDecode'],
]);
const PLAIN = new Set(['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']);

/** The filters of a stream in the order of decoding, with abbreviations expanded. */
export function filtersOf(dict: PDFDict): string[] {
  const filter = entryOf(dict, 'Filter') ?? entryOf(dict, 'F');
  const names = asName(filter) === undefined ? asList(filter).map(asName) : [asName(filter)];
  return names.filter((name) => name !== undefined).map((name) => SHORT.get(name) ?? name);
}

/**
 * Decodes a stream, at most to `limit` bytes; image filters (DCT, JPX, CCITT, JBIG2) and all filters after them are left.
 * Of a damaged Flate stream the bytes before the damage are returned.
 * @returns the bytes, the filter that was left, or undefined, whether the data was complete, and whether it is another than
 * its checksum says
 * @throws RangeError when it would be more than `limit`, Error when it cannot be decoded at all
 */
export function decodeFilters(
  stream: PDFRawStream,
  limit: number,
): { bytes: Uint8Array; left: string | undefined; whole: boolean; altered: boolean } {
  const names = filtersOf(stream.dict);
  if (names.length > MAX_FILTERS) throw new RangeError('too many filters');
  const decodeParms = entryOf(stream.dict, 'DecodeParms') ?? entryOf(stream.dict, 'DP');
  const parameters = asDict(decodeParms) ? [decodeParms] : asList(decodeParms);
  let bytes: Uint8Array = stream.contents;
  let whole = true;
  let altered = false;
  for (const [i, name] of names.entries()) {
    if (!PLAIN.has(name)) return { bytes, left: name, whole, altered };
    const settings = asDict(resolve(parameters[i], stream.dict));
    if (name === 'FlateDecode') {
      const read = inflate(bytes, limit);
      bytes = read.bytes;
      whole &&= read.whole;
      altered ||= read.altered;
    } else bytes = decodeOne(bytes, name, settings, stream, limit);
    if (name === 'FlateDecode' || name === 'LZWDecode') bytes = undoPredictor(bytes, settings);
  }
  return { bytes, left: undefined, whole, altered };
}

const [ZLIB_HEADER_BYTES, CHECKSUM_BYTES] = [2, 4];

/** Z_SYNC_FLUSH: truncated data is not an error. */
const CUT = { finishFlush: 2 };

interface Inflated {
  bytes: Uint8Array;
  whole: boolean;
  altered: boolean;
}

/** A wrong or missing checksum after the data does not keep it from being read, as in readers. */
function inflate(bytes: Uint8Array, limit: number): Inflated {
  const options = { maxOutputLength: Math.max(1, limit) };
  const ways: (() => Omit<Inflated, 'altered'>)[] = [
    () => ({ bytes: inflateSync(bytes, options), whole: true }),
    () => ({ bytes: inflateRawSync(bytes.subarray(ZLIB_HEADER_BYTES), options), whole: true }),
    () => ({ bytes: inflateSync(bytes, { ...options, ...CUT }), whole: bytes.length === 0 }),
  ];
  let failure: Error | undefined;
  for (const way of ways) {
    try {
      const read = way();
      return {
        ...read,
        altered: read.whole && failure !== undefined && isChecked(bytes) && WRONG.test(failure.message),
      };
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      if (code === 'ERR_BUFFER_TOO_LARGE') throw new RangeError('too large');
      if (message.includes('header check')) throw error;
      failure ??= error as Error;
    }
  }
  throw failure;
}

/** What the decoder says of data with another checksum; of data without one it says that it ends too early. */
const WRONG = /incorrect data check/;

/** Programs that do not count the checksum write zeros. */
const isChecked = (bytes: Uint8Array): boolean => {
  const end = bytes.findLastIndex((byte) => byte !== 10 && byte !== 13) + 1;
  return bytes.subarray(end - CHECKSUM_BYTES, end).some((byte) => byte !== 0);
};

function decodeOne(
  bytes: Uint8Array,
  filter: string,
  settings: PDFDict | undefined,
  { dict }: PDFRawStream,
  limit: number,
): Uint8Array {
  const single = PDFDict.withContext(dict.context);
  single.set(PDFName.of('Filter'), PDFName.of(filter));
  if (settings) single.set(PDFName.of('DecodeParms'), settings);
  // Decoded in steps, so that it stops at the limit.
  const decoded = decodePDFRawStream(PDFRawStream.of(single, bytes)).getBytes(limit + 1);
  if (decoded.length > limit) throw new RangeError('too large');
  return new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
}
