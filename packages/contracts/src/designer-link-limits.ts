/** How many links for a designer a page may have at a time. */
export const MAX_DESIGNER_LINKS = 5;
/** Letters of the note that goes with a link. */
export const MAX_DESIGNER_NOTE = 500;
/** How many links of an exhibitor are mailed in 24 hours: enough for all their pages, too few to write to strangers. */
export const MAX_DESIGNER_MAILS = 10;
