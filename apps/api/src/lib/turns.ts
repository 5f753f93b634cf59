import { AppError } from './app-error.ts';

/** Work that many ask for and few can be given at once: accounts take turns, however much one of them asks for. */
export interface Turns {
  /**
   * Does the work when it is this account's turn.
   * @throws AppError 429 `request.too-many-at-once` when the account has too much waiting already
   */
  take<T>(account: number, work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** Works at once, of all accounts. */
  atOnce: number;
  /** Works at once of one account; the others wait in the order they came. */
  each: number;
  /** How much an account may have waiting. */
  waiting: number;
}

/** What is asked for at once is done in a few seconds; a client that is sent away comes back then. */
const COME_BACK_S = 5;

interface Line {
  running: number;
  waiting: (() => void)[];
  /** The later, the more recently it was given a turn. */
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
        // Who asks for nothing any more is forgotten, with the turns of long ago.
        if (line.running === 0 && line.waiting.length === 0) lines.delete(account);
        next();
      }
    },
  };
}
