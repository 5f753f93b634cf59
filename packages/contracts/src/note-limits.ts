/** The length of a note, and how many of them a company has at most. */
export const MAX_NOTE = 2000;
export const MAX_NOTES = 500;
