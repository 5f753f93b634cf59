import { AppError } from './app-error.ts';

/** Limits concurrent work: accounts take turns, however much one of them requests. */
export interface Turns {
  /**
   * Does the work when it is this account's turn.
   * @throws AppError 429 `request.too-many-at-once` when the account already has too much waiting
   */
  take<T>(account: number, work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** How many run at once for all accounts together. */
  atOnce: number;
  /** How many run at once for one account; the others wait in the order in which they came. */
  each: number;
  /** How much an account may have waiting. */
  waiting: number;
}

/** When a client that is sent away should try again: what it had waiting is usually done by then. */
const COME_BACK_S = 5;

interface Line {
  running: number;
  waiting: (() => void)[];
  /** The number of its last turn: the higher, the more recent. */
  served: number;
}

/** Turns among the accounts of this node. Whoever was served longest ago is next. */
export function createTurns({ atOnce, each, waiting: maxWaiting }: Limits): Turns {
  const lines = new Map<number, Line>();
  let running = 0;
  let turn = 0;

  const lineOf = (account: number): Line => {
    const line = lines.get(account) ?? { running: 0, waiting: [], served: 0 };
    lines.set(account, line);
    return line;
  };

  const next = () => {
    const ready = [...lines.values()].filter((line) => line.waiting.length > 0 && line.running < each);
    const [first] = ready.sort((a, b) => a.served - b.served);
    if (!first || running >= atOnce) return;
    running++;
    first.running++;
    first.served = ++turn;
    first.waiting.shift()?.();
    next();
  };

  return {
    async take(account, work) {
      const line = lineOf(account);
      if (line.waiting.length >= maxWaiting)
        throw new AppError(429, 'request.too-many-at-once', { params: { seconds: COME_BACK_S } });
      const mine = new Promise<void>((resolve) => line.waiting.push(resolve));
      next();
      await mine;
      try {
        return await work();
      } finally {
        running--;
        line.running--;
        // An account without requests is forgotten.
        if (line.running === 0 && line.waiting.length === 0) lines.delete(account);
        next();
      }
    },
  };
}
