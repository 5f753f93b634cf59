import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';
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

describe('whoever waits for longer than turns allow', () => {
  it('is told to come back, and waits no more', async () => {
    const turns = createTurns({ atOnce: 1, each: 1, waiting: 9, patienceMs: 20 });
    let end: () => void = () => undefined;
    const long = turns.take(
      1,
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await expect(turns.take(2, async () => 'too late')).rejects.toMatchObject({
      status: 503,
      code: 'server.busy',
      params: { seconds: 5 },
    });
    end();
    await long;
    expect(await turns.take(2, async () => 'now')).toBe('now');
  });

  it('is told at once when too many wait already', async () => {
    const turns = createTurns({ atOnce: 1, each: 1, waiting: 9, waitingOfAll: 1 });
    void turns.take(1, () => new Promise(() => undefined));
    void turns.take(2, async () => undefined);
    await expect(turns.take(3, async () => undefined)).rejects.toMatchObject({ code: 'server.busy' });
  });

  it('may be let go', async () => {
    const turns = createTurns({ atOnce: 1, each: 1, waiting: 9 });
    void turns.take(1, () => new Promise(() => undefined));
    const { abort, signal } = withAbort();
    const waiting = turns.take(2, async () => undefined, signal);
    abort(new Error('nobody needs it'));
    await expect(waiting).rejects.toThrow('nobody needs it');
  });
});

function withAbort() {
  const controller = new AbortController();
  return { abort: (reason: Error) => controller.abort(reason), signal: controller.signal };
}

it('turns that share their places alternate, after those that go first', async () => {
  const atOnce = createPlaces(1);
  const limits = { atOnce, each: 1, waiting: 9 };
  const [draw, check] = [createTurns(limits), createTurns(limits)];
  const look = createTurns({ ...limits, first: true });
  const begun: string[] = [];
  const work = (name: string) => async () => void begun.push(name);
  let open: () => void = () => undefined;
  const all = [
    draw.take(
      1,
      () =>
        new Promise<void>((resolve) => {
          open = resolve;
        }),
    ),
  ];
  for (let i = 0; i < 3; i++)
    all.push(draw.take(i, work('draw')), check.take(i, work('check')), look.take(i, work('look')));
  await new Promise((resolve) => setImmediate(resolve));
  open();
  await Promise.all(all);
  expect(begun).toEqual(['look', 'look', 'look', 'check', 'draw', 'check', 'draw', 'check', 'draw']);
});
