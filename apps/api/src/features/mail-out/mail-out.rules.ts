const HOLDS_A_KEY = new Set(['password-reset', 'print-link', 'designer-link']);
const GOES_TO_OLD_ADDRESS = new Set(['email-changed']);

/** Mails with a link to set a password, to a book or to the page of a designer: only their recipients may read them, and their text is deleted once sent. */
export const holdsKey = (kind: string): boolean => HOLDS_A_KEY.has(kind);

/** Mails that are meant for the former address of an account, not for the current one. */
export const goesToOldAddress = (kind: string): boolean => GOES_TO_OLD_ADDRESS.has(kind);
