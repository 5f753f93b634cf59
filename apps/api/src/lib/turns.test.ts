import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when the test says so, and what has been started so far. */
function workshop(limits: { atOnce: number; each: number; waiting: number }) {
  const turns = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (account: number, name: string) =>
    turns.take(account, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const settled = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { ask, begun, end };
}

describe('accounts that request a lot', () => {
  it('take turns: a single request waits for one of another account, not for forty', async () => {
    const { ask, begun, end } = workshop({ atOnce: 1, each: 1, waiting: 50 });
    for (let i = 0; i < 40; i++) void ask(1, `a${i}`);
    void ask(2, 'b');
    await end('a0');
    expect(begun).toEqual(['a0', 'b']);
    await end('b');
    expect(begun).toEqual(['a0', 'b', 'a1']);
  });

  it('never occupy all places', async () => {
    const { ask, begun } = workshop({ atOnce: 2, each: 1, waiting: 50 });
    for (let i = 0; i < 8; i++) void ask(1, `a${i}`);
    void ask(2, 'b');
    await Promise.resolve();
    expect(begun).toEqual(['a0', 'b']);
  });

  it('are sent away when they have too much waiting, but the others are not', async () => {
    const { ask, end } = workshop({ atOnce: 1, each: 1, waiting: 2 });
    const [first] = [ask(1, 'a0'), ask(1, 'a1'), ask(1, 'a2')];
    await expect(ask(1, 'a3')).rejects.toMatchObject({
      status: 429,
      code: 'request.too-many-at-once',
      params: { seconds: 5 },
    });
    void ask(2, 'b');
    await end('a0');
    expect(await first).toBe('a0');
  });

  it('free their place when the work fails', async () => {
    const turns = createTurns({ atOnce: 1, each: 1, waiting: 2 });
    await expect(turns.take(1, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await turns.take(2, async () => 'done')).toBe('done');
  });
});
