import { isInvisible, type PrintedLook, type TypefacePair } from '@rebblatt/contracts';
import { type Face, measuredCharacters, type Typefaces, usualTypefaces } from './advance-widths.ts';

/** A face of a pair of typefaces. */
export interface Type {
  face: Face;
  pair: TypefacePair;
}

const mmPerPt = 25.4 / 72;

/** A pair as it is known: the width of each character by face. */
interface Known {
  of: Typefaces;
  widths: { [face in Face]?: Map<string, number> };
}

const usual: Known = { of: usualTypefaces, widths: {} };
const pairs: { [pair in TypefacePair]?: Known } = {};

/** Makes a pair of typefaces known, so that pages can be set in it; a browser fetches all but the usual one. */
export function knowTypefaces(pair: TypefacePair, of: Typefaces): void {
  pairs[pair] = { of, widths: {} };
}

/** The pair of typefaces of a design; without one the usual pair. */
export const pairOf = (look: PrintedLook | undefined): TypefacePair => look?.typefaces ?? 'newsreader';

const knownOf = (pair: TypefacePair): Known => pairs[pair] ?? usual;

/** The families of a pair as CSS; of one that is not known yet the usual ones. */
export const familiesOf = (pair: TypefacePair): Pick<Typefaces, 'text' | 'small'> => knownOf(pair).of;

function widthsOf({ face, pair }: Type): Map<string, number> {
  const { of, widths } = knownOf(pair);
  widths[face] ??= table(of, face);
  return widths[face];
}

/** À to ſ and Ș to ț; with an accent they are as wide as the letter below it, in most of the fonts. */
const accented = Array.from({ length: 0x21c - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at)).filter(
  (letter) => letter <= 'ſ' || letter >= 'Ș',
);

function table(of: Typefaces, face: Face): Map<string, number> {
  const widths = new Map(
    [...measuredCharacters].map((character, i) => [
      character,
      Number.parseInt(of[face].slice(2 * i, 2 * i + 2), 36),
    ]),
  );
  for (const letter of accented) {
    const [base = '', accent] = letter.normalize('NFD');
    if (accent && !widths.has(letter)) widths.set(letter, widths.get(base) ?? 1000);
  }
  for (const [letter, width] of Object.entries(of.uneven?.[face] ?? {})) widths.set(letter, width);
  return widths;
}

/**
 * Width in mm of one line of text. A character without a measured width counts as wide as the type size.
 */
export function textWidthMm(text: string, type: Type, sizePt: number): number {
  const widths = widthsOf(type);
  let thousandths = 0;
  for (const character of text.normalize('NFC')) thousandths += widths.get(character) ?? 1000;
  return (thousandths / 1000) * sizePt * mmPerPt;
}

/**
 * Breaks text into lines of at most `widthMm`, at blanks and after hyphens, and inside a word only when the
 * word is wider than the line. Line ends in the text are kept. Only the blank at a break is removed.
 */
export function breakLines(text: string, type: Type, sizePt: number, widthMm: number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => breakParagraph(paragraph, type, sizePt, widthMm));
}

function breakParagraph(paragraph: string, type: Type, sizePt: number, widthMm: number): string[] {
  const fits = (line: string) => textWidthMm(line.trimEnd(), type, sizePt) <= widthMm;
  const lines: string[] = [];
  let line = '';
  for (const piece of paragraph.split(/(?<=[ \t\-–/])/)) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
    for (const character of piece) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  lines.push(line.trim());
  return lines;
}

/** The usual typefaces have all that is printed; the others take from them what they lack. */
const printable = () => widthsOf({ face: 'text400', pair: 'newsreader' });

/**
 * Characters without a glyph in the printed type, each once ("Ξ", "😀"). They would be blank or in another
 * font, so users who enter or release a text should be warned.
 */
export function unprintableCharacters(text: string): string[] {
  const known = printable();
  const characters = [...text.normalize('NFC')].filter(
    (one) => !known.has(one) && !/\s/.test(one) && !isInvisible(one),
  );
  return [...new Set(characters)];
}

/** How much of the text before an invisible character is shown. */
const SHOWN_BEFORE = 20;

/** The characters of a text that are neither seen nor printed: code points ("U+200B") and the text before each. */
function* invisibleIn(text: string): Generator<{ character: string; before: string }> {
  const known = printable();
  let before = '';
  // What shapes another character without a glyph, such as an emoji, goes with that one.
  let shaped = false;
  for (const one of text.normalize('NFC')) {
    const seen = !isInvisible(one);
    const blank = known.has(one) || /\s/.test(one);
    if (seen) shaped = !blank;
    else if (!blank && !shaped) {
      const code = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      yield { character: `U+${code}`, before };
    }
    before += one;
  }
}

/** The first character of a text that is neither seen nor printed: its code point ("U+200B") and the words before it. */
export function firstInvisible(text: string): { character: string; after: string } | null {
  for (const { character, before } of invisibleIn(text)) {
    const after = before
      .trim()
      .slice(-SHOWN_BEFORE)
      .replace(/^\S* (?=.{8})/, '');
    return { character, after };
  }
  return null;
}

/** All that a text has and the catalogue cannot print, each once: seen as it is ("Ξ"), unseen by its code point ("U+E000"). */
export function notPrinted(text: string): string[] {
  const unseen = [...invisibleIn(text)].map(({ character }) => character);
  return [...unprintableCharacters(text), ...new Set(unseen)];
}
