import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib';
import { decodeStream } from './streams.ts';

/** Where an object is: at an offset in the file, or as the n-th of an object stream. */
export type Place = { at: number; generation: number } | { stream: number; index: number };

/** The cross reference of a file: all objects in use, and the root of the document. */
export interface CrossReference {
  places: Map<number, Place>;
  root: PDFRef;
}

/** How far from the end of the file a reader looks for "startxref". */
const STARTXREF_WITHIN = 4_096;
/** A file has as many sections as times it was saved; the highest object number of real files is far below. */
const MAX_SECTIONS = 1_000;
const MAX_OBJECTS = 4_000_000;
const HEAD = /^\s*(\d{1,10})\s+(\d{1,5})\s+obj\b/;
const HEAD_WITHIN = 64;

interface Section {
  /** Null: the object is free. */
  entries: Map<number, Place | null>;
  trailer: PDFDict;
  /** The cross-reference stream of a hybrid file. */
  alongside: number | undefined;
}

/**
 * Reads the cross reference of a file from its end backwards (ISO 32000-1, 7.5.4 to 7.5.8): tables, streams and files
 * that have both.
 * @returns undefined when there is none, when it is damaged, or when an entry points to another object: then readers
 *   search the file for its objects instead
 */
export function readCrossReference(bytes: Uint8Array): CrossReference | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = file.toString('latin1', Math.max(0, file.length - STARTXREF_WITHIN));
  const start = /startxref\s+(\d{1,12})/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))?.[1];
  if (start === undefined) return undefined;
  // Offsets count from the header; some programs include the bytes before it, others do not.
  for (const base of new Set([0, Math.max(0, file.indexOf('%PDF-'))])) {
    try {
      const found = readChain(file, Number(start), base);
      if (found) return found;
    } catch {
      // A damaged one is ignored.
    }
  }
  return undefined;
}

function readChain(file: Buffer, start: number, base: number): CrossReference | undefined {
  const places = new Map<number, Place>();
  const visited = new Set<number>();
  let root: PDFObject | undefined;
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (visited.has(at)) continue;
    visited.add(at);
    if (visited.size > MAX_SECTIONS) return undefined;
    const section = readSection(file, at + base);
    // The newest section comes first: its entry for an object is valid. Readers show a deleted object that is still
    // referred to as it was before.
    for (const [number, place] of section.entries)
      if (place && !places.has(number)) places.set(number, place);
    root ??= section.trailer.get(PDFName.of('Root'));
    if (section.alongside !== undefined) queue.push(section.alongside);
    const earlier = section.trailer.get(PDFName.of('Prev'));
    if (earlier instanceof PDFNumber) queue.push(earlier.asNumber());
  }
  if (!(root instanceof PDFRef)) return undefined;
  const inUse = new Map<number, Place>();
  for (const [number, place] of places) {
    if ('at' in place) {
      const here = { at: place.at + base, generation: place.generation };
      if (!isObjectAt(file, number, here)) return undefined;
      inUse.set(number, here);
    } else inUse.set(number, place);
  }
  return { places: inUse, root };
}

function isObjectAt(file: Buffer, number: number, { at, generation }: { at: number; generation: number }) {
  const head = HEAD.exec(file.toString('latin1', at, at + HEAD_WITHIN));
  return Number(head?.[1]) === number && Number(head?.[2]) === generation;
}

function readSection(file: Buffer, at: number): Section {
  return /^\s*xref/.test(file.toString('latin1', at, at + HEAD_WITHIN))
    ? readTable(file, at)
    : readStream(file, at);
}

function readTable(file: Buffer, at: number): Section {
  const end = file.indexOf('trailer', at);
  if (end < 0) throw new Error('no trailer');
  const entries = new Map<number, Place | null>();
  const words = file.toString('latin1', at, end).trim().split(/\s+/).slice(1);
  for (let i = 0; i + 1 < words.length; ) {
    const [first, count] = [Number(words[i]), Number(words[i + 1])];
    if (!Number.isInteger(first) || !Number.isInteger(count) || first + count > MAX_OBJECTS)
      throw new Error('range');
    i += 2;
    for (let n = first; n < first + count; n++, i += 3) {
      const [offset, generation, kind] = [Number(words[i]), Number(words[i + 1]), words[i + 2]];
      if ((kind !== 'n' && kind !== 'f') || !Number.isInteger(offset)) throw new Error('entry');
      // Some programs also mark unused objects by offset 0.
      entries.set(n, kind === 'f' || offset === 0 ? null : { at: offset, generation: generation ?? 0 });
    }
  }
  const trailer = objectIn(file, end + 'trailer'.length);
  if (!(trailer instanceof PDFDict)) throw new Error('trailer');
  const stream = trailer.get(PDFName.of('XRefStm'));
  return { entries, trailer, alongside: stream instanceof PDFNumber ? stream.asNumber() : undefined };
}

function readStream(file: Buffer, at: number): Section {
  const head = HEAD.exec(file.toString('latin1', at, at + HEAD_WITHIN));
  const stream = head ? objectIn(file, at + head[0].length) : undefined;
  if (!(stream instanceof PDFRawStream)) throw new Error('no cross-reference stream');
  const { dict } = stream;
  const numbers = (key: string) => {
    const list = dict.get(PDFName.of(key));
    return list instanceof PDFArray ? list.asArray().map((entry) => Number(String(entry))) : undefined;
  };
  const [kindBytes = 0, placeBytes = 0, restBytes = 0] = numbers('W') ?? [];
  const width = kindBytes + placeBytes + restBytes;
  const ranges = numbers('Index') ?? [0, Number(String(dict.get(PDFName.of('Size'))))];
  const data = Buffer.from(decodeStream(stream));
  if (width === 0 || placeBytes === 0) throw new Error('widths');
  const field = (from: number, length: number) => {
    let value = 0;
    for (let i = 0; i < length; i++) value = value * 256 + (data[from + i] ?? 0);
    return value;
  };
  const entries = new Map<number, Place | null>();
  let row = 0;
  for (let i = 0; i + 1 < ranges.length; i += 2) {
    const [first = 0, count = 0] = [ranges[i], ranges[i + 1]];
    for (let n = first; n < first + count && row + width <= data.length; n++, row += width) {
      const kind = kindBytes === 0 ? 1 : field(row, kindBytes);
      const place = field(row + kindBytes, placeBytes);
      const rest = field(row + kindBytes + placeBytes, restBytes);
      if (kind === 1) entries.set(n, { at: place, generation: rest });
      else entries.set(n, kind === 2 ? { stream: place, index: rest } : null);
    }
  }
  return { entries, trailer: dict, alongside: undefined };
}

/** Reads one object; references in it are not resolved. */
function objectIn(file: Buffer, at: number): PDFObject {
  const parser = PDFObjectParser.forBytes(file.subarray(at), PDFContext.create());
  return parser.parseObject();
}
