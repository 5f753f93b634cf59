import { Buffer } from 'node:buffer';
import { DELIMITER, decodedName, endOfHexString, endOfSpace, endOfWord, kindOf } from './bytes.ts';
import { plainNumber } from './plain-number.ts';
import type { Operation } from './tokens.ts';

/** A name among operands, without its slash. */
export interface NameOperand {
  name: string;
}

/** A value in a content stream: strings are their bytes, dictionaries are maps. */
export type Operand =
  | number
  | boolean
  | null
  | NameOperand
  | Uint8Array
  | Operand[]
  | { entries: Map<string, Operand> };

const MAX_NESTING = 40;
/** Limits of the operands of an operation and the bytes of a string or name; the rest is cut off. Far above real use. */
const MAX_VALUES = 50_000;
const MAX_BYTES = 65_535;
const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads the operands between two offsets of a content stream; stops at the first token that is not an operand. */
export function readOperands(bytes: Uint8Array, start: number, end: number): Operand[] {
  return new OperandReader(bytes, start, end).list();
}

/** The numbers among the operands of an operation, in order, without those in arrays. */
export const numbersIn = (bytes: Uint8Array, { start, end }: Operation): number[] =>
  readOperands(bytes, start, end).filter((value) => typeof value === 'number');

/** The dictionary of an inline image, between its BI and ID without brackets, and the offset of its data. */
export function readInlineDictionary(
  bytes: Uint8Array,
  start: number,
  end: number,
): { entries: Map<string, Operand>; data: number } {
  const reader = new OperandReader(bytes, start, end);
  reader.skipWord('BI');
  const entries = pairs(reader.list());
  const data = reader.skipWord('ID') + 1;
  return { entries, data };
}

function pairs(list: Operand[]): Map<string, Operand> {
  const entries = new Map<string, Operand>();
  for (let i = 0; i + 1 < list.length; i += 2) {
    const key = list[i];
    if (isName(key)) entries.set(key.name, list[i + 1] as Operand);
  }
  return entries;
}

export const isName = (value: Operand | undefined): value is NameOperand =>
  typeof value === 'object' && value !== null && 'name' in value;

class OperandReader {
  #bytes: Uint8Array;
  #at: number;
  #end: number;
  #depth = 0;
  #left = MAX_VALUES;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = Math.min(end, bytes.length);
  }

  /** Values up to a closing bracket, an operator or the end. */
  list(): Operand[] {
    const values: Operand[] = [];
    for (let value = this.#value(); value !== undefined; value = this.#value())
      if (this.#left-- > 0) values.push(value);
    return values;
  }

  skipWord(word: string): number {
    this.#at = endOfSpace(this.#bytes, this.#at, this.#end);
    const end = endOfWord(this.#bytes, this.#at, this.#end);
    if (Buffer.from(this.#bytes.subarray(this.#at, end)).toString('latin1') === word) this.#at = end;
    return this.#at;
  }

  #value(): Operand | undefined {
    this.#at = endOfSpace(this.#bytes, this.#at, this.#end);
    if (this.#at >= this.#end) return undefined;
    const byte = this.#bytes[this.#at];
    if (byte === 0x2f) return { name: this.#name() };
    if (byte === 0x28) return this.#string();
    if (byte === 0x5b) return this.#nested(0x5d);
    if (byte === 0x3c && this.#bytes[this.#at + 1] === 0x3c) {
      this.#at++;
      const list = this.#nested(0x3e);
      if (this.#bytes[this.#at] === 0x3e) this.#at++;
      return list && { entries: pairs(list) };
    }
    if (byte === 0x3c) return this.#hex();
    if (kindOf[byte as number] === DELIMITER) return undefined;
    return this.#word();
  }

  #nested(closing: number): Operand[] | undefined {
    if (++this.#depth > MAX_NESTING) return undefined;
    this.#at++;
    const values = this.list();
    this.#at = endOfSpace(this.#bytes, this.#at, this.#end);
    if (this.#bytes[this.#at] === closing) this.#at++;
    this.#depth--;
    return values;
  }

  #word(): number | boolean | null | undefined {
    const end = endOfWord(this.#bytes, this.#at, this.#end);
    const number = plainNumber(this.#bytes, this.#at, end);
    if (number === undefined) {
      const word = this.#latin1(this.#at, end);
      const known = { true: true, false: false, null: null }[word];
      if (known === undefined && !/^[+\-.\d]/.test(word)) return undefined;
      this.#at = end;
      const odd = Number.parseFloat(word);
      return known === undefined ? (Number.isFinite(odd) ? odd : 0) : known;
    }
    this.#at = end;
    return number;
  }

  #name(): string {
    const end = endOfWord(this.#bytes, this.#at + 1, this.#end);
    const text = this.#latin1(this.#at + 1, end);
    this.#at = end;
    return decodedName(text);
  }

  #hex(): Uint8Array {
    const end = endOfHexString(this.#bytes, this.#at);
    const digits = this.#latin1(this.#at + 1, end);
    this.#at = end;
    const hex = digits.replace(/[^\da-fA-F]/g, '');
    return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex');
  }

  #string(): Uint8Array {
    const out: number[] = [];
    let depth = 0;
    for (this.#at++; this.#at < this.#end; this.#at++) {
      const byte = this.#bytes[this.#at] as number;
      if (byte === 0x5c) this.#escape(out);
      else if (byte === 0x29 && depth-- === 0) break;
      else {
        if (byte === 0x28) depth++;
        if (out.length < MAX_BYTES) out.push(byte);
      }
    }
    this.#at++;
    return Uint8Array.from(out);
  }

  #latin1(from: number, to: number): string {
    return Buffer.from(this.#bytes.subarray(from, Math.min(to, from + MAX_BYTES))).toString('latin1');
  }

  #escape(out: number[]): void {
    const next = this.#bytes[++this.#at] ?? 0x5c;
    const octal = /^[0-7]{1,3}/.exec(this.#latin1(this.#at, this.#at + 3));
    if (octal) {
      out.push(Number.parseInt(octal[0], 8) & 255);
      this.#at += octal[0].length - 1;
    } else if (next === 13) {
      if (this.#bytes[this.#at + 1] === 10) this.#at++;
    } else if (next !== 10) out.push(ESCAPES[String.fromCharCode(next)] ?? next);
  }
}
