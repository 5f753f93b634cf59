/** Most rows one call may ask for: the dropdowns of a large fair. */
export const MAX_PER_PAGE = 10_000;

/** Letters of a search, and of a filter. */
export const MAX_SEARCH = 200;
