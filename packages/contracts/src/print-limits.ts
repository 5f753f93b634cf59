/** Letters of a cover note to the print office: a page of text. */
export const MAX_COVER_NOTE = 2000 as const;
