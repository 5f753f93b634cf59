/** Maximum length of the reason for overriding an error of a file. */
export const OVERRIDE_REASON_LENGTH = { min: 3, max: 500 } as const;
/** Maximum length of an output condition's name. */
export const CONDITION_LENGTH = { min: 2, max: 200 } as const;
/** Maximum length of the subject of the mail that brings a link to the print office. */
export const MAX_LINK_SUBJECT = 120 as const;
/** Maximum length of a cover note to the print office: a page of text. */
export const MAX_COVER_NOTE = 2000 as const;
/** How long a print office's link is valid, in days. */
export const LINK_DAYS = { min: 1, max: 365, normal: 14 } as const;
