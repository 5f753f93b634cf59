const HOLDS_A_KEY = new Set(['password-reset']);
const GOES_TO_OLD_ADDRESS = new Set(['email-changed']);

/** Mails with the key to an account: nobody but their recipient reads them, and once they are out they are forgotten. */
export const holdsKey = (kind: string): boolean => HOLDS_A_KEY.has(kind);

/** Mails that are meant for the address an account had, not for the one it has. */
export const goesToOldAddress = (kind: string): boolean => GOES_TO_OLD_ADDRESS.has(kind);
