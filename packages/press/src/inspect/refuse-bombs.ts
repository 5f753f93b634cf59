import { inflateSync } from 'node:zlib';
import { PDFContext, PDFRawStream } from 'pdf-lib';
import { decodeFilters } from '../pdf/decode-filters.ts';
import { PressError } from '../press-error.ts';

/** Object and cross-reference streams of real files contain a few hundred kilobytes. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
const FLATE = '/FlateDecode';
/** The filters of the standard for data that are no picture. */
const KNOWN = /^\/(Flate|LZW|RunLength|ASCII85|ASCIIHex)Decode$/;
/** How far before "stream" its dictionary may begin; those of such streams are short. */
const DICTIONARY_WITHIN = 4_096;

/**
 * Refuses files whose object streams inflate to absurd sizes, before the library inflates them without limits:
 * 1,500 bytes can become 400 MB. An unknown filter is reported as such, as are the short names that only inline images may
 * use and the library does not read. Ordinary streams are left alone.
 */
export function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let budget = MAX_INFLATED_BYTES;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = dictionaryBefore(file, at);
    if (!/\/(ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters: string[] = dictionary.match(/\/(\w*Decode|Fl|LZW|RL|A85|AHx)\b/g) ?? [];
    if (filters.some((name) => !KNOWN.test(name))) throw unknown();
    const layers = filters.filter((name) => name === FLATE).length;
    if (layers > 1) throw bomb();
    const data = file.subarray(startOfData(file, at + 6));
    if (filters.length > layers) budget -= decodedSize(data, filters, budget);
    else if (layers === 1) budget -= inflatedSize(data, budget);
  }
}

/** The text between the last "obj" and the keyword, with escaped names decoded (`/Obj#53tm` is `/ObjStm`). */
function dictionaryBefore(file: Buffer, at: number): string {
  const text = file.toString('latin1', Math.max(0, at - DICTIONARY_WITHIN), at);
  const own = text.slice(text.lastIndexOf('obj') + 3);
  return own.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function startOfData(file: Buffer, at: number): number {
  if (file[at] === 0x0d && file[at + 1] === 0x0a) return at + 2;
  return file[at] === 0x0a || file[at] === 0x0d ? at + 1 : at;
}

function inflatedSize(data: Buffer, budget: number): number {
  try {
    // Z_SYNC_FLUSH: data after the end of the stream, or a truncated end, does not matter here.
    return inflateSync(data, { maxOutputLength: Math.max(1, budget), finishFlush: 2 }).length;
  } catch (error) {
    if (error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw bomb();
    return 0;
  }
}

/** Of data packed by other filters of the standard, one after the other; each says itself where it ends. */
function decodedSize(data: Buffer, filters: string[], budget: number): number {
  const context = PDFContext.create();
  const stream = PDFRawStream.of(context.obj({ Filter: filters.map((name) => name.slice(1)) }), data);
  try {
    return decodeFilters(stream, Math.max(1, budget)).bytes.length;
  } catch (error) {
    if (error instanceof RangeError) throw bomb();
    return 0;
  }
}

const bomb = () => new PressError('unreadable', 'The PDF inflates to an absurd size.', { reason: 'bomb' });
const unknown = () =>
  new PressError('unreadable', 'The PDF is packed by a filter that is not in the standard.', {
    reason: 'unknown-filter',
  });
