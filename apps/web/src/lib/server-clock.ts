/** The server's time when it last said it, and when that was by the time since this page was opened, both in ms. */
let known: { serverMs: number; openMs: number } | null = null;

/** Reads the time of an answer of the server. @param date its header `Date`; without one nothing changes */
export function noteServerTime(date: unknown): void {
  const serverMs = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isFinite(serverMs)) known = { serverMs, openMs: performance.now() };
}

/**
 * The moment it is by the server's clock, once it has answered: a device whose clock is days off, or is set while the screen
 * is open, must not show another day than the one by which the server decides.
 */
export const serverNow = (): Date =>
  known ? new Date(known.serverMs + performance.now() - known.openMs) : new Date();
