/** A book is bound from sheets of this many pages. */
export const PAGES_PER_SHEET = 4;
