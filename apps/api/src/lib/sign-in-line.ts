import { AppError } from './app-error.ts';

/** The queue of people who sign in: passwords are compared one after another. */
export interface SignInLine {
  /**
   * Takes the place of an account.
   * @returns a function that frees the place
   * @throws AppError 429 `session.busy` with the seconds after which a place is likely; it is reserved for that moment
   */
  enter(account: string): () => void;
}

/** The longest time that somebody should wait in the queue. */
const LONGEST_WAIT_MS = 10_000;
/** The share of places for new accounts; the others are reserved for those who were told to try again. */
const FOR_NEWCOMERS = 0.5;
/** The least number of places, however slow the machine. */
const FEWEST_PLACES = 6;
/** How long a place stays reserved after the announced moment. */
const EXPECTED_FOR_MS = 60_000;
/** How many reservations are remembered at most, since anybody can invent e-mail addresses. */
const MAX_EXPECTED = 2000;

/**
 * Makes the queue of one process.
 * @param tools.averageMs how long one password takes at present
 * @param tools.now the time in ms
 */
export function createSignInLine(tools: { averageMs: () => number; now: () => number }): SignInLine {
  const standing = new Set<string>();
  /** Account to the moment at which it was told to try again, in the order in which they were first told. */
  const expected = new Map<string, number>();

  const forgetAbsent = (now: number) => {
    for (const [account, moment] of expected) if (moment + EXPECTED_FOR_MS < now) expected.delete(account);
  };

  /** Accounts that are sent away get successive moments, as fast as passwords are compared, the first one first. */
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
      // One place per account: repeated attempts on one account take no places from others.
      if (standing.has(account) || standing.size >= open) return sendAway(account, now, places);
      expected.delete(account);
      standing.add(account);
      return () => void standing.delete(account);
    },
  };
}
