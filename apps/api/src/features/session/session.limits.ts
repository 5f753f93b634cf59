/** A session ends after this time, used or not. */
const SESSION_HOURS = 12;

/** A session on behalf of an exhibitor ends sooner. */
const ON_BEHALF_HOURS = 1;

/** Without any call except the routine check a session ends after this time. */
export const IDLE_LIMIT_MINUTES = 120;

/** Failed sign-ins in five minutes, per e-mail and IP address together and per IP address. */
export const LOGIN_WINDOW_SECONDS = 300;
export const MAX_FAILURES_PER_ACCOUNT = 5;
export const MAX_FAILURES_PER_ADDRESS = 30;

/** When a session opened now ends. */
export const sessionEnd = (now: Date, onBehalf: boolean) =>
  new Date(now.getTime() + (onBehalf ? ON_BEHALF_HOURS : SESSION_HOURS) * 3_600_000);
