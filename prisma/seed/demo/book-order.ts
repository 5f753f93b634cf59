import { compareNames } from '@rebblatt/contracts';
import type { PageEntry, PagePlan } from './pages.ts';

/** The number of wine pages between two ads. */
const WINE_PAGES_PER_AD = 6;

/**
 * The order of a fair's book: greeting and registers, the wine pages by heading and company with the ads between them,
 * then plans and practical pages.
 */
export function orderBook(
  front: PagePlan[],
  winePages: PagePlan[],
  ads: PagePlan[],
  back: PagePlan[],
  companyOf: (page: PagePlan) => string,
): PagePlan[] {
  const sorted = [...winePages].sort(
    (one, other) =>
      (one.pageTitleId ?? 0) - (other.pageTitleId ?? 0) || compareNames(companyOf(one), companyOf(other)),
  );
  const waitingAds = [...ads];
  const middle: PagePlan[] = [];
  sorted.forEach((page, index) => {
    middle.push(page);
    const ad = index % WINE_PAGES_PER_AD === WINE_PAGES_PER_AD - 1 ? waitingAds.shift() : null;
    if (ad) middle.push(ad);
  });
  return [...front, ...middle, ...waitingAds, ...back];
}

/** Numbers the pages of every catalogue from 1 and gives each an id. */
export const numberPages = (books: PagePlan[][]): PageEntry[] => {
  let id = 0;
  return books.flatMap((book) => book.map((page, index) => ({ ...page, id: ++id, position: index + 1 })));
};
