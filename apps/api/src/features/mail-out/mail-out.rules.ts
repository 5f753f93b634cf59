/** Mails with the key to an account: nobody but their recipient reads them, and once they are out they are forgotten. */
const HOLDS_A_KEY = new Set(['password-reset']);

export const holdsKey = (kind: string): boolean => HOLDS_A_KEY.has(kind);
