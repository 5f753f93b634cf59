const MINUTE_MS = 60_000;

/** Between a right password and the second step. */
export const TICKET_MS = 5 * MINUTE_MS;

/** Between showing a new secret and the first code of it. */
export const PENDING_MS = 15 * MINUTE_MS;

/** A change of the second factor wants the password or a passkey again within this time. */
export const PROOF_MS = 10 * MINUTE_MS;

/** Working as an exhibitor wants the second factor again after this time. */
export const ON_BEHALF_PROOF_MS = 60 * MINUTE_MS;

export const RECOVERY_CODES = 10;

/** Wrong codes are counted like wrong passwords: per account and IP address together, and per address. */
export const CODE_WINDOW_SECONDS = 300;
export const MAX_CODES_PER_ACCOUNT = 5;
export const MAX_FAILURES_PER_ADDRESS = 30;

/** Besides, nobody tries more than this many codes of one account in a day, from however many addresses. */
export const MAX_CODES_A_DAY = 100;
export const DAY_SECONDS = 86_400;
