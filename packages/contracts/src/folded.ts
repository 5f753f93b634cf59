import { withoutInvisible } from './clean-text.ts';

/** Signs that are written in several ways, by the plain one. */
const signs: [RegExp, string][] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC`\u00B4]/g, "'"],
  [/[\u201C-\u201F\u00AB\u00BB\u2039\u203A]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
];

/** Letters that no normal form takes apart. */
const letters: [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/þ/g, 'th'],
  [/ħ/g, 'h'],
  [/ı/g, 'i'],
  [/ŋ/g, 'n'],
  [/ς/g, 'σ'],
];

const replaceAll = (text: string, pairs: [RegExp, string][]) =>
  pairs.reduce((value, [from, to]) => value.replace(from, to), text);

/**
 * What two names have in common when case, accents, widths, kinds of blanks, quotes and dashes, and what is invisible
 * differ: equal for names that are the same. The function `folded` of the database gives the same for every text.
 */
export const folded = (text: string): string =>
  (PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text)).replace(/[\s\u0085\u2800]+/g, ' ').trim();

/** Nothing here is written in another way; most names are such, and folding the others takes ten times as long. */
const PLAIN = /^[ -_a-~]*$/;

const withoutAccents = (text: string) =>
  replaceAll(
    replaceAll(withoutInvisible(text), signs)
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .toLowerCase(),
    letters,
  );

/** A folded text in which ae, oe and ue stand as the umlauts do: as plain letters. */
export const withoutE = (text: string) => text.replace(/([aou])e/g, '$1');

/** What is searched in: folded, and where an ae, oe or ue may stand for an umlaut, the same once more without its e. */
export const searchable = (text: string): string => {
  const plain = folded(text);
  const other = withoutE(plain);
  return other === plain ? plain : `${plain} ${other}`;
};

/**
 * What remains of a name when the ways to write an umlaut, blanks and signs do not count either: "Räuschling" is
 * "Raeuschling", "Pinot-Noir" is "pinot noir". For finding what somebody meant, not for telling names apart.
 */
export const nameKey = (text: string): string => withoutE(folded(text)).replace(/[^\p{L}\p{N}]/gu, '');

/** More words than anybody searches for; what follows is ignored. */
export const MAX_WORDS = 8;

/** The words of what was typed that are searched for. */
export const wordsOf = (typed: string): string[] =>
  withoutInvisible(typed).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** A typed word in the spellings by which it is found. */
export const spellingsOf = (word: string): string[] => [...new Set([folded(word), withoutE(folded(word))])];

/** Whether a text contains every word of what was typed, in any order and either spelling of umlauts, as the lists search. */
export function containsWords(text: string, typed: string): boolean {
  const searched = searchable(text);
  return wordsOf(typed).every((word) => spellingsOf(word).some((one) => searched.includes(one)));
}
