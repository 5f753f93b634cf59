import { DELIMITER, decodedName, endOfHexString, endOfLine, endOfWord, kindOf, SPACE } from './bytes.ts';

/** One operation of a content stream: its operands and operator as they are in the bytes. */
export interface Operation {
  operator: string;
  /** Offset of the first operand (or of the operator if there is none). */
  start: number;
  /** Offset after the operator; for an inline image after its EI. */
  end: number;
  /** Names among the operands, decoded, in order. */
  names: readonly string[];
}

/** Far more than any operation has names among its operands. */
const MAX_NAMES = 1_000;

/** Most operations have no name. */
const NO_NAMES: readonly string[] = [];

/** Operators have up to three letters, and a page repeats few of them thousands of times. */
const SHORT = 3;
const shortWords = new Map<number, string>();

/**
 * Walks the operations of a content stream and determines only where they are, so that a rewrite can keep all other
 * bytes. Never throws: damaged bytes end the walk or become an unknown operator.
 */
export function* operations(bytes: Uint8Array): Generator<Operation> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let start = -1;
  let names: string[] | undefined;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (kindOf[byte] === SPACE) {
      at++;
      continue;
    }
    if (byte === 0x25) {
      at = endOfLine(bytes, at);
      continue;
    }
    if (start < 0) start = at;
    if (byte === 0x2f) {
      const end = endOfWord(bytes, at + 1);
      names ??= [];
      if (names.length < MAX_NAMES) names.push(decodedName(text.toString('latin1', at + 1, end)));
      at = end;
    } else if (byte === 0x28) at = endOfString(bytes, at);
    else if (byte === 0x3c && bytes[at + 1] !== 0x3c) at = endOfHexString(bytes, at);
    else if (byte === 0x3c || byte === 0x3e) at += 2;
    else if (kindOf[byte] === DELIMITER) at++;
    else if (beginsNumber(byte)) at = endOfWord(bytes, at);
    else {
      let end = endOfWord(bytes, at);
      const word = wordOf(text, at, end);
      if (word !== 'true' && word !== 'false' && word !== 'null') {
        if (word === 'ID') end = endOfInlineImage(bytes, end);
        // BI and its dictionary belong to the image that ends with EI.
        if (word !== 'BI') {
          yield { operator: word === 'ID' ? 'EI' : word, start, end, names: names ?? NO_NAMES };
          start = -1;
          names = undefined;
        }
      }
      at = end;
    }
  }
}

function wordOf(text: Buffer, from: number, end: number): string {
  if (end - from > SHORT) return text.toString('latin1', from, end);
  let key = 0;
  for (let at = from; at < end; at++) key = (key << 8) | (text[at] as number);
  let word = shortWords.get(key);
  if (word === undefined) {
    word = text.toString('latin1', from, end);
    // Random bytes may have any number of tokens.
    if (shortWords.size < MAX_NAMES) shortWords.set(key, word);
  }
  return word;
}

/** Digits, and + , - . which begin numbers too. */
const beginsNumber = (byte: number) => byte >= 0x2b && byte <= 0x39 && byte !== 0x2f;

function endOfString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === 0x5c) at++;
    else if (bytes[at] === 0x28) depth++;
    else if (bytes[at] === 0x29 && --depth === 0) return at + 1;
  }
  return bytes.length;
}

/** The ">" after hexadecimal digits, and of "~>". */
const END_OF_ASCII = 0x3e;
/** How many bytes after an EI must be plain text for it to be one. */
const PLAIN_AFTER = 12;

/**
 * Image data may contain any bytes; an EI only counts between white space and white space or the end, with plain text
 * after it. Some programs omit the white space before it: then a Q has to follow, as it does in nearly all files, or the
 * data must end as those of the ASCII filters do.
 */
function endOfInlineImage(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at + 1 < bytes.length; at++) {
    const after = bytes[at + 2];
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
    const before = bytes[at - 1] as number;
    if (kindOf[before] !== SPACE && before !== END_OF_ASCII && !isBeforeRestore(bytes, at + 2)) continue;
    if (after === undefined || (kindOf[after] === SPACE && isPlain(bytes, at + 2))) return at + 2;
  }
  return bytes.length;
}

/** Whether white space and the operator Q follow here. */
function isBeforeRestore(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (kindOf[bytes[at] as number] === SPACE) at++;
  const after = bytes[at + 1];
  return at > from && bytes[at] === 0x51 && (after === undefined || kindOf[after] === SPACE);
}

function isPlain(bytes: Uint8Array, from: number): boolean {
  const end = Math.min(bytes.length, from + PLAIN_AFTER);
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte > 0x7e || (byte < 0x20 && kindOf[byte] !== SPACE)) return false;
  }
  return true;
}
