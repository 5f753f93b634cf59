import type { WineColumn } from '@rebblatt/contracts';
import { bare, MAX_HEADING, wordsIn } from './heading-parts.rules.ts';
import { knownHeadings } from './heading-words.rules.ts';
import { distance, folded } from './likeness.rules.ts';
import { isBeside, isCounted, isCountry, isKey, isNoPrice } from './other-columns.rules.ts';
import { isOfAnotherAmount, isOtherPrice, namesPrice } from './price-words.rules.ts';
import { readSize } from './size.rules.ts';

/** What a heading says; it is `exact` where the whole of it is known. */
interface HeadingMatch {
  field: WineColumn;
  exact: boolean;
}

/** What a column is by its heading; null when nothing says it. */
export function columnOf(heading: string): HeadingMatch | null {
  const match = matchOf(heading);
  return match?.field === 'price' && isOtherPrice(heading) ? null : match;
}

/** What a text that stands over a column says of it: also over those of other prices. */
export const namedColumn = (text: string): HeadingMatch | null => matchOf(text);

/** A heading that says a size has prices under it: «Preis 75 cl», «75 cl», «Magnum». */
export const isSizeOfPrices = (heading: string): boolean => bottlesOf(heading).length === 1;

/** A heading that is nothing but the name of a bottle, whichever it is: «Flasche», «Demi». */
export const namesBottle = (heading: string): boolean => bottlesOf(heading).length > 0;

/** What the bottles hold that a heading may mean, in cl; none where it says something else as well. */
export function bottlesOf(heading: string): number[] {
  const read = heading.length > MAX_HEADING ? null : readSize(heading);
  return read?.clear ? read.contents : [];
}

/** Shorter words are parts of others by chance, but for those that are used as a last word only for one thing. */
const LONG_WORD = 5;
const SHORT_LAST: readonly string[] = ['sku', 'abv', 'alc', 'year', 'jg'];
const longHeadings = [...knownHeadings].filter(([known]) => known.length >= LONG_WORD);
const exactly = (words: string[]) => knownHeadings.get(folded(words.join('')));

/** So many of the first or last words of a heading are looked up together. */
const WORDS = [3, 2, 1];

/** The last words of a heading say what it is, otherwise its first ones: «country region», «Region / Anbau». */
function byWords(heading: string): WineColumn | null {
  const words = wordsIn(heading);
  const isWord = (part: string[]) =>
    part.join('').length >= LONG_WORD || SHORT_LAST.includes(folded(part.join('')));
  for (const part of WORDS.map((count) => words.slice(-count)).filter(isWord)) {
    const found = exactly(part);
    if (found) return found;
  }
  const word = bare(heading);
  const compound = longHeadings.find(([known]) => word.endsWith(known))?.[1];
  if (compound) return compound;
  for (const part of WORDS.map((count) => words.slice(0, count)).filter(isWord)) {
    const found = exactly(part);
    if (found) return found;
  }
  return null;
}

/** What is the name of a wine unless another column has it. */
const NAMES_ELSEWHERE = new Set(
  ['Descrizione', 'Descripción', 'Libellé', 'Articolo', 'Artículo'].map(folded),
);

function matchOf(heading: string): HeadingMatch | null {
  if (heading.length > MAX_HEADING) return null;
  const word = bare(heading);
  const exact = knownHeadings.get(folded(heading)) ?? knownHeadings.get(word);
  if (exact) return { field: exact, exact: true };
  if (isCounted(heading) || isKey(heading)) return null;
  if (isSizeOfPrices(heading)) return { field: 'price', exact: true };
  if (namesPrice(heading)) return isNoPrice(heading) ? null : { field: 'price', exact: true };
  if (NAMES_ELSEWHERE.has(word)) return { field: 'wine', exact: false };
  if (isOfAnotherAmount(heading) && wordsIn(heading).length === 1) return null;
  if (word.length < LONG_WORD && !SHORT_LAST.includes(word)) return null;
  // «Karton 6» is no mistyped «Kanton».
  const near = isOfAnotherAmount(heading)
    ? undefined
    : longHeadings.find(([known]) => distance(word, known, 1) <= 1);
  const field = near?.[1] ?? byWords(heading);
  // Awards are told with their points.
  if (field === null || (isBeside(heading) && field !== 'award')) return null;
  return field === 'region' && isCountry(heading) ? null : { field, exact: false };
}
