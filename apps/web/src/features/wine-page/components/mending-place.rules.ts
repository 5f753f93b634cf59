import type { WinePageInput } from '@rebblatt/contracts';
import { cannotPrint, footerLines } from '@rebblatt/printed-page';

/** Where a condition is mended: in a row of the editor, or on another screen. */
type Mending = { row: string; part?: 'size' } | { to: string };

/** The screens on which texts of the page are entered that the editor only shows. */
type TextScreens = {
  wine: (id: number) => string;
  company: string;
};

const some = (...texts: (string | null | undefined)[]) => texts.some((text) => cannotPrint(text ?? null));

/** Where the first text of the page is entered that cannot be printed, from its top to its bottom. */
export function placeOfUnprintable(input: WinePageInput, screens: TextScreens): Mending {
  if (some(input.page_title)) return { row: 'title' };
  if (some(...Object.values(input.company))) return { to: screens.company };
  if (some(...Object.values(input.stand ?? {}))) return { row: 'stand' };
  for (const category of input.categories) {
    const row = `category:${category.id}`;
    if (some(category.category)) return { row };
    if (some(category.bottle_size1, category.bottle_size2)) return { row, part: 'size' };
    const wine = category.wines.find(({ name, sku, award }) => some(name, sku, award?.award));
    if (wine) return { to: screens.wine(wine.id) };
  }
  return { row: 'footer' };
}

/** A footer of so many lines is what a page can do without first. */
const LONG_FOOTER = 4;

/** Where a page that is too long is shortened: its long footer, or the last wine of its longest category. */
export function placeOfExcess(input: WinePageInput): Mending {
  if (footerLines(input.footer).length >= LONG_FOOTER) return { row: 'footer' };
  const longest = [...input.categories].sort((a, b) => b.wines.length - a.wines.length)[0];
  const last = longest?.wines.at(-1);
  return { row: last ? `wine:${last.id}` : 'footer' };
}

/** The address of a screen that returns to this one. */
const returningHere = (to: string) => `${to}?from=${encodeURIComponent(location.pathname)}`;

/**
 * Where somebody mends that the page is too long, or that a text of it cannot be printed.
 * @param wines the path of the list of wines
 * @param company the path of the company's form
 */
export const placeToMend = (
  find: 'excess' | 'unprintable',
  input: WinePageInput,
  { wines, company }: { wines: string; company: string },
): Mending =>
  find === 'excess'
    ? placeOfExcess(input)
    : placeOfUnprintable(input, {
        wine: (id) => returningHere(`${wines}/edit/${id}`),
        company: returningHere(company),
      });
