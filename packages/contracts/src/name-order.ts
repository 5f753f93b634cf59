import { withoutInvisible } from './clean-text.ts';

/**
 * The order of names for people, DIN 5007-2: ä as ae, numbers by their value. The collation `by_name` of the database has the
 * same order; a table of cases is asked of both.
 */
const collator = new Intl.Collator('de-u-co-phonebk-kn-true');

/** Letters that no collation of German knows by themselves. */
const strange: [RegExp, string][] = [
  [/[Þþ]/g, 'th'],
  [/[Ðð]/g, 'd'],
];

/** What counts of a name in its order: its words. A hyphen and a slash part words, other signs do not count. */
export const orderKey = (name: string): string =>
  strange
    .reduce((text, [from, to]) => text.replace(from, to), withoutInvisible(name).normalize('NFC'))
    .replace(/[-/\u2010\u2011]/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Compares two names, word by word; for `sort`. Names of which only signs differ keep one order, too. */
export const compareNames = (a: string, b: string): number =>
  collator.compare(orderKey(a), orderKey(b)) || collator.compare(a, b) || (a < b ? -1 : Number(a > b));

/** Letters with a stroke or of two letters, by the one under which they stand in the order. */
const plain: Record<string, string> = { Æ: 'A', Œ: 'O', Ø: 'O', Ł: 'L', Đ: 'D', ẞ: 'S', Ħ: 'H', Ŧ: 'T' };

/** The letter under which a name is listed, of the same key as its order; figures share "0–9", and "#" has no words. */
export function indexLetter(name: string): string {
  const first = [...orderKey(name).normalize('NFD')].find((one) => /[\p{L}\p{N}]/u.test(one));
  if (first === undefined) return '#';
  if (/\p{N}/u.test(first)) return '0–9';
  const letter = [...first.toUpperCase().normalize('NFKD')][0] ?? first;
  return plain[letter] ?? letter;
}
