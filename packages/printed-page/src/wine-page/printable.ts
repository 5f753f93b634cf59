import type { WinePageInput } from '@rebblatt/contracts';
import { firstInvisible, notPrinted, unprintableCharacters } from '../type/measure.ts';

/** Characters on a wine page without a glyph in the printed type, each once; see `unprintableCharacters`. */
export const unprintableOnWinePage = (input: WinePageInput): string[] =>
  unprintableCharacters(textsOf(input));

/** The first character on a wine page that nobody sees and that cannot be printed. */
export const invisibleOnWinePage = (input: WinePageInput) => firstInvisible(textsOf(input));

/** All that a wine page has and the catalogue cannot print, seen or unseen; see `notPrinted`. */
export const notPrintedOnWinePage = (input: WinePageInput): string[] => notPrinted(textsOf(input));

/** Whether a text of the page has a character that cannot be printed, seen or unseen. */
export const cannotPrint = (text: string | null): boolean => text !== null && notPrinted(text).length > 0;

function textsOf(input: WinePageInput): string {
  const { company, stand, categories } = input;
  const texts = [
    input.page_title,
    input.footer,
    ...Object.values(company),
    ...Object.values(stand ?? {}),
    ...categories.flatMap((category) => [
      category.category,
      category.bottle_size1,
      category.bottle_size2,
      ...category.wines.flatMap((wine) => [wine.name, wine.sku, wine.award?.award ?? null]),
    ]),
  ];
  return texts.filter((text) => text !== null).join(' ');
}
