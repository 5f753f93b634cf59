/** Letters of the reason for which an error of a file is overridden. */
export const OVERRIDE_REASON_LENGTH = { min: 3, max: 500 } as const;
/** Letters of a printing condition's name. */
export const CONDITION_LENGTH = { min: 2, max: 200 } as const;
/** Letters of a cover note to the print office: a page of text. */
export const MAX_COVER_NOTE = 2000 as const;
