/** The number of pages of a sheet of which a book is bound. */
export const PAGES_PER_SHEET = 4;
