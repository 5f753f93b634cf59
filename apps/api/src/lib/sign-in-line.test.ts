import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createSignInLine } from './sign-in-line.ts';

/** A queue with a clock that is set by hand. */
function lineOf(averageMs: number) {
  const clock = { now: 0, averageMs };
  const line = createSignInLine({ averageMs: () => clock.averageMs, now: () => clock.now });
  /** The answer to an account: a place in the queue, or after how many seconds to try again. */
  const come = (account: string): { leave: () => void } | { seconds: number } => {
    try {
      return { leave: line.enter(account) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect([error.status, error.code]).toEqual([429, 'session.busy']);
      return { seconds: Number(error.params.seconds) };
    }
  };
  return { clock, come };
}

/** Everybody comes at once and tries again when told to, while one password after the other is compared. */
function evening({ people, guessedMs, takesMs }: { people: number; guessedMs: number; takesMs: number }) {
  const { clock, come } = lineOf(guessedMs);
  const coming = Array.from({ length: people }, (_, n) => ({
    account: `weingut${n}@fair.test`,
    at: 0,
    tries: 0,
  }));
  const standing: { since: number; leave: () => void }[] = [];
  const waited: number[] = [];
  let freeAt = 0;
  while (waited.length < people) {
    for (const person of coming.filter(({ at }) => at <= clock.now)) {
      person.tries += 1;
      const turn = come(person.account);
      if ('seconds' in turn) person.at = clock.now + turn.seconds * 1000;
      else {
        person.at = Number.POSITIVE_INFINITY;
        standing.push({ since: clock.now, leave: turn.leave });
      }
    }
    clock.now += takesMs;
    if (clock.now > people * takesMs * 20) throw new Error('An account never gets a place.');
    clock.averageMs += (takesMs - clock.averageMs) * 0.2;
    const next = standing.shift();
    if (!next) continue;
    waited.push(clock.now - next.since);
    next.leave();
    freeAt = clock.now;
  }
  return { tries: coming.map(({ tries }) => tries), longestMs: Math.max(...waited), tookMs: freeAt };
}

describe('the queue for signing in', () => {
  it.each([
    ['on a machine as fast as estimated', 300],
    ['on a very busy machine', 1900],
  ])('admits everybody who tries again when told to, %s', (_where, takesMs) => {
    const { tries, longestMs, tookMs } = evening({ people: 130, guessedMs: 300, takesMs });
    expect(Math.max(...tries)).toBeLessThanOrEqual(8);
    expect(tries.reduce((sum, n) => sum + n, 0) / tries.length).toBeLessThan(4);
    // Nobody waits long, except those who came before it was known how slow the machine is.
    expect(longestMs).toBeLessThanOrEqual(Math.max(10_000, 16 * takesMs) + takesMs);
    // Nor is the comparing thread idle while people have been sent away.
    expect(tookMs).toBeLessThan(130 * takesMs * 1.5);
  });

  it('has one place for each account and frees it again', () => {
    const { come } = lineOf(300);
    const first = come('weingut@fair.test');
    expect(come('weingut@fair.test')).toEqual({ seconds: 1 });
    expect(come('keller@fair.test')).toHaveProperty('leave');
    if ('leave' in first) first.leave();
    expect(come('weingut@fair.test')).toHaveProperty('leave');
  });

  it('reserves places for those who were sent away, however many others come meanwhile', () => {
    const { clock, come } = lineOf(300);
    let n = 0;
    while ('leave' in come(`fremd${n}@fair.test`)) n += 1;
    const turn = come('weingut@fair.test');
    expect(turn).toHaveProperty('seconds');
    clock.now += 1000 * ('seconds' in turn ? turn.seconds : 0);
    expect(come('noch-jemand@fair.test')).toHaveProperty('seconds');
    expect(come('weingut@fair.test')).toHaveProperty('leave');
  });
});
