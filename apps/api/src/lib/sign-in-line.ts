import { AppError } from './app-error.ts';

/** The line people who sign in stand in, because passwords are compared one after another. */
export interface SignInLine {
  /**
   * Takes the place of an account.
   * @returns gives it back
   * @throws AppError 429 `session.busy` with the seconds after which a place is likely; that account is expected then
   */
  enter(account: string): () => void;
}

/** Nobody stands longer than this with nothing on the screen but a turning wheel. */
const LONGEST_WAIT_MS = 10_000;
/** The second half of the line is kept for those who were asked to come again. */
const FOR_NEWCOMERS = 0.5;
/** However slow the machine, so many may stand. */
const FEWEST_PLACES = 6;
/** How long somebody who was asked to come again is expected after the named moment. */
const EXPECTED_FOR_MS = 60_000;
/** Addresses anybody can invent; beyond these nobody is remembered. */
const MAX_EXPECTED = 2000;

/**
 * Makes the line of one process.
 * @param tools.averageMs how long one password takes at the moment
 * @param tools.now the time in ms
 */
export function createSignInLine(tools: { averageMs: () => number; now: () => number }): SignInLine {
  const standing = new Set<string>();
  /** Account to the moment it was asked to come again, in the order they were first asked. */
  const expected = new Map<string, number>();

  const forgetAbsent = (now: number) => {
    for (const [account, moment] of expected) if (moment + EXPECTED_FOR_MS < now) expected.delete(account);
  };

  /** Those sent away are called one after another, as fast as passwords are compared, the first sent away first. */
  const sendAway = (account: string, now: number, places: number): never => {
    if (expected.size < MAX_EXPECTED) expected.set(account, expected.get(account) ?? now);
    const before = [...expected.keys()].indexOf(account);
    const leaving = Math.max(1, Math.ceil(standing.size + 1 - places));
    const wait = (leaving + (before < 0 ? expected.size : before)) * tools.averageMs();
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    if (before >= 0) expected.set(account, now + seconds * 1000);
    throw new AppError(429, 'session.busy', { params: { seconds } });
  };

  return {
    enter(account) {
      const now = tools.now();
      forgetAbsent(now);
      const places = Math.max(FEWEST_PLACES, LONGEST_WAIT_MS / tools.averageMs());
      const open = expected.has(account) ? places : places * FOR_NEWCOMERS;
      // One place an account: who tries on and on at one of them takes nobody else's.
      if (standing.has(account) || standing.size >= open) return sendAway(account, now, places);
      expected.delete(account);
      standing.add(account);
      return () => void standing.delete(account);
    },
  };
}
