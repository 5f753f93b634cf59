import {
  CODE_BITS,
  type FaxCodes,
  HORIZONTAL,
  LONG_RUN,
  modeCodes,
  PASS,
  runCodes,
  VERTICAL,
} from './fax-codes.ts';

/** The settings of fax data as PDF names them (ISO 32000-1, table 11). */
export interface FaxSettings {
  /** Below 0 each line follows from the one above, at 0 none does, above 0 a bit before each line says. */
  k: number;
  columns: number;
  byteAligned: boolean;
}

/** Of a mark between lines, and twice or more often at the end (ITU T.4, 4.1.2; T.6, 2.4.1.1). */
const MARK_BITS = 12;
const MARK = 1;
/** Announces that the next bits are pixels (T.6, 2.4.1.2): no one writes that. */
const EXTENSION = 0b0000001;
const EXTENSION_BITS = 7;
const LINES_A_LOOK = 256;

/**
 * Reads fax data line by line.
 * @param lines as many as are wanted
 * @param until by `performance.now()`
 * @returns how many lines could be read before a fault or the end; undefined when the time was over, or for data that
 *   uses an extension no one writes
 */
export function readFaxLines(
  data: Uint8Array,
  { k, columns, byteAligned }: FaxSettings,
  lines: number,
  until: number,
): number | undefined {
  const bits = new Bits(data);
  let above: number[] = [];
  for (let line = 0; line < lines; line++) {
    if (line % LINES_A_LOOK === 0 && performance.now() > until) return undefined;
    if (byteAligned) bits.align();
    while (k >= 0 && bits.peek(MARK_BITS) === 0 && !bits.over) bits.skip(1);
    const marked = bits.peek(MARK_BITS) === MARK;
    if (marked) bits.skip(MARK_BITS);
    const follows = k < 0 || (k > 0 && bits.take(1) === 0);
    if (marked && bits.peek(MARK_BITS) === MARK) return line;
    if (follows && bits.peek(EXTENSION_BITS) === EXTENSION) return undefined;
    const changes = follows ? lineBelow(bits, above, columns) : lineByItself(bits, columns);
    if (!changes || bits.over) return line;
    above = changes;
  }
  return lines;
}

/** The bits of some bytes from their beginning; after their end there are zeros. */
class Bits {
  #data: Uint8Array;
  #at = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** More was taken than there is. */
  get over(): boolean {
    return this.#at > this.#data.length * 8;
  }

  peek(count: number): number {
    const byte = this.#at >>> 3;
    const data = this.#data;
    const word = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0);
    return (word >>> (24 - count - (this.#at & 7))) & ((1 << count) - 1);
  }

  skip(count: number): void {
    this.#at += count;
  }

  take(count: number): number {
    const value = this.peek(count);
    this.#at += count;
    return value;
  }

  align(): void {
    this.#at = (this.#at + 7) & ~7;
  }

  /** What the next code stands for, or -1 for none. */
  code(codes: FaxCodes): number {
    const entry = codes[this.peek(CODE_BITS)] as number;
    if (entry < 0) return -1;
    this.#at += entry & 15;
    return entry >> 4;
  }
}

/** A run of a colour (0 white, 1 black), at most as long as a line; -1 for none. */
function runOf(bits: Bits, colour: number, columns: number): number {
  for (let length = 0; length <= columns; ) {
    const part = bits.code(runCodes[colour as 0 | 1]);
    if (part < 0) return -1;
    length += part;
    if (part < LONG_RUN) return length;
  }
  return -1;
}

/** Where a line that stands by itself changes its colour, from white; undefined for a fault. */
function lineByItself(bits: Bits, columns: number): number[] | undefined {
  const changes: number[] = [];
  let at = 0;
  for (let colour = 0; at < columns; colour ^= 1) {
    const length = runOf(bits, colour, columns);
    at += length;
    if (length < 0 || at > columns) return undefined;
    change(changes, at);
  }
  return changes;
}

/** The same of a line that follows from the one above. */
function lineBelow(bits: Bits, above: readonly number[], columns: number): number[] | undefined {
  const changes: number[] = [];
  const aboveAt = (i: number) => above[i] ?? columns;
  let at = -1;
  let colour = 0;
  let next = 0;
  while (at < columns) {
    // The next change above of the other colour, right of here.
    while (next > 0 && aboveAt(next - 1) > at) next--;
    while (next < above.length && (aboveAt(next) <= at || (next & 1) !== colour)) next++;
    const mode = bits.code(modeCodes);
    if (mode < 0 || bits.over) return undefined;
    if (mode === PASS) at = aboveAt(next + 1);
    else if (mode === HORIZONTAL) {
      const first = runOf(bits, colour, columns);
      const second = first < 0 ? -1 : runOf(bits, colour ^ 1, columns);
      if (second < 0) return undefined;
      const from = Math.max(at, 0);
      at = from + first + second;
      if (at > columns) return undefined;
      change(changes, from + first);
      change(changes, at);
    } else {
      const there = aboveAt(next) + mode - VERTICAL;
      if (there < Math.max(at, 0) || there > columns) return undefined;
      change(changes, there);
      at = there;
      colour ^= 1;
    }
  }
  return changes;
}

/** Two changes at one place cancel each other. */
function change(changes: number[], at: number): void {
  if (changes.at(-1) === at) changes.pop();
  else changes.push(at);
}
