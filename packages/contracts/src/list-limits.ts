/** Maximum number of rows of one call: enough for the selects of a large fair. */
export const MAX_PER_PAGE = 10_000;

/** Maximum length of a search and of a filter. */
export const MAX_SEARCH = 200;
