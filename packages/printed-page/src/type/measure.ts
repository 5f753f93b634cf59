import { isInvisible } from '@rebblatt/contracts';
import { advanceWidths, asWideAsTheirBase, measuredCharacters } from './advance-widths.ts';

export type Face = keyof typeof advanceWidths;

const mmPerPt = 25.4 / 72;

const widthOf: Record<Face, Map<string, number>> = {
  newsreader400: table('newsreader400'),
  newsreader500: table('newsreader500'),
  schibsted400: table('schibsted400'),
  schibsted600: table('schibsted600'),
};

function table(face: Face): Map<string, number> {
  const widths = new Map(
    [...measuredCharacters].map((character, i) => [character, advanceWidths[face][i] ?? 1000]),
  );
  for (const letter of asWideAsTheirBase)
    widths.set(letter, widths.get(letter.normalize('NFD').charAt(0)) ?? 1000);
  return widths;
}

/** Width in mm of one line of text. A character without a measured width counts as wide as the type size. */
export function textWidthMm(text: string, face: Face, sizePt: number): number {
  let thousandths = 0;
  for (const character of text.normalize('NFC')) thousandths += widthOf[face].get(character) ?? 1000;
  return (thousandths / 1000) * sizePt * mmPerPt;
}

/**
 * Breaks text into lines of at most `widthMm`, at blanks and after hyphens, and inside a word only when the
 * word is wider than the line. Line ends in the text are kept. Only the blank at a break is removed.
 */
export function breakLines(text: string, face: Face, sizePt: number, widthMm: number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => breakParagraph(paragraph, face, sizePt, widthMm));
}

function breakParagraph(paragraph: string, face: Face, sizePt: number, widthMm: number): string[] {
  const fits = (line: string) => textWidthMm(line.trimEnd(), face, sizePt) <= widthMm;
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

/**
 * Characters without a glyph in the printed type, each once ("Ξ", "😀"). They would be blank or in another
 * font, so users who enter or release a text should be warned.
 */
export function unprintableCharacters(text: string): string[] {
  const known = widthOf.newsreader400;
  const characters = [...text.normalize('NFC')].filter(
    (one) => !known.has(one) && !/\s/.test(one) && !isInvisible(one),
  );
  return [...new Set(characters)];
}

/** How much of the text before an invisible character is shown. */
const SHOWN_BEFORE = 20;

/**
 * The first character of a text that is neither seen nor printed: its code point ("U+200B") and the words before it.
 * What shapes another character without a glyph, such as an emoji, goes with that one.
 */
export function firstInvisible(text: string): { character: string; after: string } | null {
  const known = widthOf.newsreader400;
  let before = '';
  let shaped = false;
  for (const one of text.normalize('NFC')) {
    const seen = !isInvisible(one);
    if (!seen && !known.has(one) && !shaped && !/\s/.test(one)) {
      const code = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return {
        character: `U+${code}`,
        after: before
          .trim()
          .slice(-SHOWN_BEFORE)
          .replace(/^\S* (?=.{8})/, ''),
      };
    }
    if (seen) shaped = !known.has(one) && !/\s/.test(one);
    before += one;
  }
  return null;
}
