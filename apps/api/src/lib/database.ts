import { hash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { Prisma } from './generated/prisma/client.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { CallPool, inCall, inOneCommit, openTransaction } from './one-commit.ts';
import { SequentialClient } from './sequential-client.ts';
import type { Sql } from './sql.ts';

/** Prisma inside one transaction; commands hand it on. */
export type Tx = Prisma.TransactionClient;

/** The two ways to the database: Prisma for items and writes, plain SQL for lists, search and reorder. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /**
   * Runs one SQL statement outside a transaction and gives its rows. PostgreSQL plans it once for each connection, but
   * for statements that look for a pattern: which index helps there depends on the pattern.
   */
  query<Row extends object>(sql: Sql): Promise<Row[]>;
  /** Runs a command in one transaction: all of it or nothing. */
  transact<T>(command: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a call so that its change and what `opening` and `close` write are one commit: the transaction of its first
   * command begins with `opening` and stays open until the call closes it, and what the call reads meanwhile it reads
   * there. Without `close` everything is taken back.
   */
  oneCommit(
    opening: (tx: Tx) => Promise<void>,
    call: (close: (last: (tx: Tx) => Promise<void>) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}

const SECOND_MS = 1000;

/**
 * The name a statement is prepared under: planning the joins of a list takes four times as long as reading its page.
 * Undefined where a plan for any value would be a bad one: a search for a common word would go through the index that
 * only helps with rare ones, which takes fifty times as long.
 */
const nameOf = (text: string): string | undefined =>
  /\bI?LIKE\b/.test(text) ? undefined : hash('sha256', text, 'base64url');

/** Connects to a PostgreSQL; no connection is opened before the first query. */
export function connectDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  const pool = new CallPool({
    connectionString: url,
    Client: SequentialClient,
    max,
    connectionTimeoutMillis: 5 * SECOND_MS,
    options:
      '-c statement_timeout=15s -c lock_timeout=3s -c idle_in_transaction_session_timeout=30s -c plan_cache_mode=auto',
  });
  // An idle connection that breaks (database restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const base = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: false }) });
  const transact = <T>(command: (tx: Tx) => Promise<T>) =>
    base.$transaction(command, { maxWait: 5 * SECOND_MS, timeout: 20 * SECOND_MS });
  return {
    prisma: new Proxy(base, { get: (target, name) => Reflect.get(openTransaction()?.tx ?? target, name) }),
    pool,
    async query<Row extends object>(sql: Sql) {
      const result = await (openTransaction()?.connection ?? pool).query<Row & pg.QueryResultRow>({
        name: nameOf(sql.text),
        text: sql.text,
        values: sql.values as unknown[],
      });
      return result.rows;
    },
    transact: inCall(transact),
    oneCommit: (opening, call) => inOneCommit(transact, opening, call),
    async close() {
      await base.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}
