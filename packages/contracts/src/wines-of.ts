import { WINE_PAGE } from './page-type.ts';
import type { BookPage, WinePageInput } from './printed-page.ts';

/** A page of a book that lists wines. */
export type PageOfWines = Extract<BookPage, { page_type: typeof WINE_PAGE }>;

export const isPageOfWines = (page: BookPage): page is PageOfWines => page.page_type === WINE_PAGE;

/** What a wine page prints; null for a page of another type. */
export const winesOf = (page: BookPage): WinePageInput | null => (isPageOfWines(page) ? page.content : null);
