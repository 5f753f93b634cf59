export const RESET_TOKEN_MINUTES = 60;

/** Reset mails per account and hour, so that others cannot fill a mailbox. */
export const MAX_RESET_MAILS = 3;

/** Calls per IP address and hour, for any e-mail address. */
export const MAX_CALLS_PER_ADDRESS = 30;
export const HOUR_SECONDS = 3600;

export const resetTokenEnd = (now: Date) => new Date(now.getTime() + RESET_TOKEN_MINUTES * 60_000);

/** Every answer to "I forgot my password" takes at least this long; mailing a link takes a tenth of it. */
export const FORGOT_ANSWER_MS = 200;

/** Attempts to enter the old password in five minutes, so that it cannot be guessed at an unattended screen. */
export const MAX_OLD_PASSWORD_TRIES = 5;
export const OLD_PASSWORD_WINDOW_SECONDS = 300;
