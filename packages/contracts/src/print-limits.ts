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
/** The name of who answers for a print office, and what it says at most. */
export const MAX_ANSWER_NAME = 100 as const;
export const MAX_ANSWER = 2000 as const;
/** More pages than any book has. */
export const MAX_PDF_PAGE = 5000 as const;
/** A page of the book with its bleed, in mm. */
export const bleedSheetMm = { width: 216, height: 141 } as const;
