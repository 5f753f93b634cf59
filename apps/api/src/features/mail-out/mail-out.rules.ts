/** Mails with a link for somebody without an account. */
const HOLDS_A_LINK = new Set(['print-link', 'designer-link']);
const HOLDS_A_KEY = new Set(['password-reset', 'invitation', ...HOLDS_A_LINK]);
const GOES_TO_OLD_ADDRESS = new Set(['email-changed']);

/** Whether a mail that failed is replaced by a new link, because its own is told only once. */
export const isMadeAnew = (kind: string): boolean => HOLDS_A_LINK.has(kind);

/**
 * Mails with a link to set a password, to a book or to the page of a designer: only their recipients may read them, and
 * their text is deleted once sent.
 */
export const holdsKey = (kind: string): boolean => HOLDS_A_KEY.has(kind);

/** Mails that are meant for the former address of an account, not for the current one. */
export const goesToOldAddress = (kind: string): boolean => GOES_TO_OLD_ADDRESS.has(kind);
