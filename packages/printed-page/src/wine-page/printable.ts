import type { WinePageInput } from '@rebblatt/contracts';
import { unprintableCharacters } from '../type/measure.ts';

/** Characters on a wine page without a glyph in the printed type, each once; see `unprintableCharacters`. */
export function unprintableOnWinePage(input: WinePageInput): string[] {
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
  return unprintableCharacters(texts.filter((text) => text !== null).join(' '));
}
