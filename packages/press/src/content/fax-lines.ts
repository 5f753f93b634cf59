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

/** The parameters of fax data with their names in PDF (ISO 32000-1, table 11). */
export interface FaxSettings {
  /** Below 0 all lines are coded two-dimensionally, at 0 none is, above 0 a bit before each line says which are. */
  k: number;
  columns: number;
  byteAligned: boolean;
}

/** The end-of-line code, repeated at the end of the data (ITU T.4, 4.1.2; T.6, 2.4.1.1). */
const MARK_BITS = 12;
const MARK = 1;
/** The uncompressed mode (T.6, 2.4.1.2), which is not used in practice. */
const EXTENSION = 0b0000001;
const EXTENSION_BITS = 7;
const LINES_A_LOOK = 256;

/**
 * Reads fax data line by line.
 * @param lines the number of lines to read
 * @param until the deadline, by `performance.now()`
 * @returns how many lines could be read before a fault or the end; undefined when the time is over, or for data that uses
 *   the uncompressed mode
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

/** Reads bits from bytes; after the end it returns zeros. */
class Bits {
  #data: Uint8Array;
  #at = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** Whether more was read than there is. */
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

  /** The value of the next code, or -1 when there is none. */
  code(codes: FaxCodes): number {
    const entry = codes[this.peek(CODE_BITS)] as number;
    if (entry < 0) return -1;
    this.#at += entry & 15;
    return entry >> 4;
  }
}

/** The length of a run of a colour (0 white, 1 black), at most that of a line; -1 when there is none. */
function runOf(bits: Bits, colour: number, columns: number): number {
  for (let length = 0; length <= columns; ) {
    const part = bits.code(runCodes[colour as 0 | 1]);
    if (part < 0) return -1;
    length += part;
    if (part < LONG_RUN) return length;
  }
  return -1;
}

/** The colour changes of a line coded one-dimensionally, starting with white; undefined for a fault. */
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

/** The same for a line coded two-dimensionally. */
function lineBelow(bits: Bits, above: readonly number[], columns: number): number[] | undefined {
  const changes: number[] = [];
  const aboveAt = (i: number) => above[i] ?? columns;
  let at = -1;
  let colour = 0;
  let next = 0;
  while (at < columns) {
    // The next change of the line above to the opposite colour, right of the current position.
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

/** Two changes at the same position cancel each other. */
function change(changes: number[], at: number): void {
  if (changes.at(-1) === at) changes.pop();
  else changes.push(at);
}
