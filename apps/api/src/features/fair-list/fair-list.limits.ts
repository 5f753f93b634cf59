/** The most rows of a list: many times what a fair has, and no more than a browser can show and print at once. */
export const MOST_LISTED = 5_000;
