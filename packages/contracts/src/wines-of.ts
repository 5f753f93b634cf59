import { WINE_PAGE } from './page-type.ts';
import type { BookPage, WinePageInput } from './printed-page.ts';

/** What a wine page prints; null for a page of another type. */
export const winesOf = (page: BookPage): WinePageInput | null =>
  page.page_type === WINE_PAGE ? page.content : null;
