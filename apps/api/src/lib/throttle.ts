import { AppError } from './app-error.ts';
import type { Database, Tx } from './database.ts';
import { sql } from './sql.ts';

/** A limit on how often something may be tried. */
interface Limit {
  /** Names what is limited and for whom, such as `login:a@b.ch:10.0.0.1`. */
  key: string;
  max: number;
  windowSeconds: number;
  /** How much this attempt counts, an integer; 1 by default. */
  amount?: number;
}

/** Counters in the database, so that all nodes share them. */
export interface Throttle {
  /** Counts one attempt. @throws AppError 429 `session.throttled` or `request.throttled` with the seconds to wait */
  count: (limit: Limit, code?: 'session.throttled' | 'request.throttled') => Promise<void>;
  /** Counts nothing, but refuses when all attempts are used up. @throws AppError 429 as `count` does */
  look: (limit: Limit, code?: 'session.throttled' | 'request.throttled') => Promise<void>;
  /** Forgets all attempts. */
  clear: (key: string) => Promise<void>;
}

export const createThrottle = (db: Database): Throttle => ({
  async count({ key, max, windowSeconds, amount = 1 }, code = 'request.throttled') {
    // One statement: two hundred concurrent attempts get two hundred different numbers.
    const [row] = await db.query<{ hits: number; seconds: number }>(sql`
      INSERT INTO throttle AS t (key, hits, window_ends_at)
      VALUES (${key}, ${amount}, now() + make_interval(secs => ${windowSeconds}))
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN t.window_ends_at <= now() THEN excluded.hits ELSE t.hits + excluded.hits END,
        window_ends_at = CASE WHEN t.window_ends_at <= now() THEN excluded.window_ends_at ELSE t.window_ends_at END
      RETURNING hits, ceil(extract(epoch FROM window_ends_at - now()))::int AS seconds`);
    if (row && row.hits > max)
      throw new AppError(429, code, { params: { seconds: Math.max(1, row.seconds) } });
  },
  async look({ key, max }, code = 'request.throttled') {
    const [row] = await db.query<{ seconds: number }>(sql`
      SELECT ceil(extract(epoch FROM window_ends_at - now()))::int AS seconds FROM throttle
      WHERE key = ${key} AND hits >= ${max} AND window_ends_at > now()`);
    if (row) throw new AppError(429, code, { params: { seconds: Math.max(1, row.seconds) } });
  },
  async clear(key) {
    await db.query(sql`DELETE FROM throttle WHERE key = ${key}`);
  },
});

/** Takes one counted attempt back: it has turned out to be nothing that should be limited. */
export const takeBackAttempt = (tx: Tx, key: string): Promise<unknown> =>
  tx.$executeRaw(sql`UPDATE throttle SET hits = hits - 1 WHERE key = ${key} AND hits > 0`);
