import { AppError } from './app-error.ts';
import { createPlaces, type Places } from './places.ts';

/** Limits concurrent work: accounts take turns, however much one of them requests. */
export interface Turns {
  /**
   * Does the work when it is this account's turn.
   * @param signal ends the waiting with its reason
   * @throws AppError 429 `request.too-many-at-once` when the account already has too much waiting, 503 `server.busy` when
   *   it would have to wait for longer than these turns allow
   */
  take<T>(account: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Limits {
  /** How many run at once for all accounts together, or places that are shared with other turns. */
  atOnce: number | Places;
  /** How many run at once for one account; the others wait in the order in which they came. */
  each: number;
  /** How much an account may have waiting. */
  waiting: number;
  /** How much all accounts together may have waiting; without it, any amount. */
  waitingOfAll?: number;
  /** How long somebody waits at most; without it, as long as it takes. */
  patienceMs?: number;
  /** Goes before the other turns that share its places. */
  first?: boolean;
}

/** When a client that is sent away should try again: what it had waiting is usually done by then. */
const COME_BACK_S = 5;

interface Line {
  running: number;
  /** What begins each of the works that wait. */
  waiting: (() => void)[];
  /** The number of its last turn: the higher, the more recent. */
  served: number;
}

/** Turns among the accounts of this node. Whoever was served longest ago is next. */
export function createTurns({ atOnce, each, patienceMs, ...limits }: Limits): Turns {
  const places = typeof atOnce === 'number' ? createPlaces(atOnce) : atOnce;
  const lines = new Map<number, Line>();
  let turn = 0;

  const lineOf = (account: number): Line => {
    const line = lines.get(account) ?? { running: 0, waiting: [], served: 0 };
    lines.set(account, line);
    return line;
  };

  const begin = (): boolean => {
    const ready = [...lines.values()].filter((line) => line.waiting.length > 0 && line.running < each);
    const [first] = ready.sort((a, b) => a.served - b.served);
    if (!first) return false;
    first.running++;
    first.served = ++turn;
    first.waiting.shift()?.();
    return true;
  };
  places.join({ begin, first: limits.first ?? false });

  const guardRoom = (line: Line) => {
    if (line.waiting.length >= limits.waiting)
      throw new AppError(429, 'request.too-many-at-once', { params: { seconds: COME_BACK_S } });
    const all = [...lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
    if (all >= (limits.waitingOfAll ?? Number.POSITIVE_INFINITY)) throw busy();
  };

  /** An account without requests is forgotten. */
  const forget = (account: number, line: Line) => {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(account);
  };

  return {
    async take(account, work, signal) {
      const line = lineOf(account);
      guardRoom(line);
      signal?.throwIfAborted();
      let onAbort: (() => void) | undefined;
      let late: NodeJS.Timeout | undefined;
      const mine = new Promise<void>((resolve, reject) => {
        const leave = (error: unknown) => {
          const at = line.waiting.indexOf(resolve);
          if (at < 0) return;
          line.waiting.splice(at, 1);
          forget(account, line);
          reject(error);
        };
        onAbort = () => leave(signal?.reason);
        if (patienceMs !== undefined) late = setTimeout(() => leave(busy()), patienceMs);
        signal?.addEventListener('abort', onAbort, { once: true });
        line.waiting.push(resolve);
      });
      places.fill();
      try {
        await mine;
      } finally {
        clearTimeout(late);
        if (onAbort) signal?.removeEventListener('abort', onAbort);
      }
      try {
        return await work();
      } finally {
        line.running--;
        forget(account, line);
        places.leave();
      }
    },
  };
}

const busy = () => new AppError(503, 'server.busy', { params: { seconds: COME_BACK_S } });
