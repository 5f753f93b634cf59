import type { EncodingOffer, TextEncoding } from '@rebblatt/contracts';
import { codePages, decodeAs } from './encodings.ts';
import { likelyLetters } from './likely-letters.ts';

/** A text with what it was read as; where that is not certain, what else it may be. */
export interface DecodedText {
  text: string;
  encoding: TextEncoding;
  sure: boolean;
  offered: EncodingOffer[];
}

/** Which half of the first bytes is zero: Latin letters in UTF-16 have a zero byte each. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 400);
  if (head.length < 4) return null;
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && even < odd / 4) return 'utf-16le';
  return even > head.length / 5 && odd < even / 4 ? 'utf-16be' : null;
}

/** A plus in UTF-7 begins letters by their numbers, which end with a minus or before what is no sign of base 64. */
const SHIFT = /\+([A-Za-z0-9+/]*)(-?)/g;
/** The signs of lists; some programs write semicolons by their numbers, too. */
const SIGNS = /^[!-~\u00a0-\u024f\u2010-\u20bf]+$/;

/** Every plus of the text begins signs as lists have them, and one of them stands within a word: no «Cuvée A+B» does. */
function isUtf7(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte > 0x7f)) return false;
  const shifts = [...Buffer.from(bytes).toString('latin1').matchAll(SHIFT)].filter(
    ([, numbers, end]) => numbers !== '' || end === '',
  );
  return (
    shifts.some(([, , end]) => end === '-') &&
    shifts.every(([shift]) => SIGNS.test(decodeAs(Buffer.from(shift), 'utf-7')))
  );
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** So many lines are shown to choose by, and so much of each. */
const LINES = 4;
const LINE_LENGTH = 160;

/** The first lines of a text in which the code page matters. */
const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => /[^\0-\x7f]/.test(line))
    .slice(0, LINES)
    .map((line) => line.slice(0, LINE_LENGTH));

/** By so much the likeliest reading has to be ahead of the next one: a known word, or two letters that do not fit there. */
const AHEAD = 3;
/** Where more of the words are strange than this, the right page may be none of those that were tried. */
const MOST_STRANGE = 0.25;
/** No word of the languages that were tried has four letters with marks one after the other; those of other scripts do. */
const OTHER_SCRIPT = /(?=\p{L}{4})[^\0-\x7f]{4}/u;

/**
 * The text of a file that does not say how it is encoded: UTF-16 (with or without a mark), UTF-8 (the same), UTF-7, otherwise
 * the code page in which its letters make the likeliest words. One that is hardly likelier than the next is not sure.
 * @param wanted what a person has chosen
 */
export function decodeText(bytes: Uint8Array, wanted?: TextEncoding): DecodedText {
  const certain = (encoding: TextEncoding): DecodedText => ({
    text: decodeAs(bytes, encoding),
    encoding,
    sure: true,
    offered: [],
  });
  const [first, second] = bytes;
  if (!wanted) {
    if (first === 0xff && second === 0xfe) return certain('utf-16le');
    if (first === 0xfe && second === 0xff) return certain('utf-16be');
    const wide = utf16Without(bytes);
    if (wide) return certain(wide);
    if (isUtf7(bytes)) return certain('utf-7');
    if (isUtf8(bytes)) return certain('utf-8');
  }
  const readings = readingsOf(bytes);
  const offered = readings.map(({ encoding, text }) => ({ encoding, lines: linesOf(text) }));
  if (wanted) return { ...certain(wanted), offered };
  const [best, next] = readings;
  if (!best) return certain('windows-1252');
  const ahead = next ? best.score - next.score : Number.POSITIVE_INFINITY;
  const sure =
    best.score > 0 && ahead >= AHEAD && best.strange <= MOST_STRANGE && !OTHER_SCRIPT.test(best.text);
  return { text: best.text, encoding: best.encoding, sure, offered };
}

/** The different texts that bytes may be, the likeliest first; of pages that give the same only the first. */
function readingsOf(bytes: Uint8Array) {
  const texts = new Map<string, TextEncoding>();
  for (const encoding of [...codePages, 'utf-8' as const]) {
    const text = decodeAs(bytes, encoding);
    if (!texts.has(text)) texts.set(text, encoding);
  }
  return [...texts]
    .map(([text, encoding]) => ({ text, encoding, ...likelyLetters(text, encoding) }))
    .sort((a, b) => b.score - a.score);
}
