import type { pageDoubts, ReleaseGap, WinePageInput } from '@rebblatt/contracts';
import { invisibleOnWinePage, unprintableOnWinePage } from './printable.ts';

/** Why a page cannot be released, with the values of the error's text. */
export interface Gap {
  code: ReleaseGap;
  params?: { wines: string } | { characters: string } | { character: string; after: string };
}

/** Wines in a category with two bottle sizes without a price for either: no call that adds a wine allows this. */
const winesWithoutPrice = ({ categories }: WinePageInput): string[] =>
  categories
    .filter(({ bottle_size1, bottle_size2 }) => bottle_size1 !== null && bottle_size2 !== null)
    .flatMap(({ wines }) => wines.filter(({ price1, price2 }) => price1 === null && price2 === null))
    .map(({ name }) => name);

/**
 * A wine page is released with a logo, at least one category, at least one wine in them, a price for every wine of a category with two sizes, and
 * only with characters that the press can set. That it fits is measured where it is laid out.
 */
export function gapsOfWinePage(input: WinePageInput): Gap[] {
  const gaps: Gap[] = [];
  if (!input.logo) gaps.push({ code: 'page.no-logo' });
  if (input.categories.length === 0) gaps.push({ code: 'page.no-categories' });
  else if (input.categories.every(({ wines }) => wines.length === 0)) gaps.push({ code: 'page.no-wines' });
  const bare = winesWithoutPrice(input);
  if (bare.length > 0)
    gaps.push({ code: 'page.wines-without-price', params: { wines: bare.slice(0, 5).join(', ') } });
  const characters = unprintableOnWinePage(input).slice(0, 12).join(' ');
  if (characters) gaps.push({ code: 'page.unprintable-characters', params: { characters } });
  const unseen = invisibleOnWinePage(input);
  if (unseen) gaps.push({ code: 'page.invisible-character', params: unseen });
  return gaps;
}

/** What a page can be released with, but is hardly meant to be printed with; `count` are the wines or categories. */
export interface Doubt {
  what: (typeof pageDoubts)[number];
  count: number;
}

/** Wines without any price and categories without wines, unless they prevent the release: then that is said already. */
export function doubtsOfWinePage(input: WinePageInput): Doubt[] {
  const { categories } = input;
  const unpriced = categories.flatMap(({ wines }) =>
    wines.filter(({ price1, price2 }) => price1 === null && price2 === null),
  ).length;
  const empty = categories.filter(({ wines }) => wines.length === 0).length;
  const counts: Doubt[] = [
    { what: 'wine-without-price', count: unpriced - winesWithoutPrice(input).length },
    { what: 'category-without-wine', count: empty === categories.length ? 0 : empty },
  ];
  return counts.filter(({ count }) => count > 0);
}
