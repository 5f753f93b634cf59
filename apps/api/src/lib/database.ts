import { hash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import type { Prisma } from './generated/prisma/client.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { CallPool, inCall, inOneCommit, openTransaction } from './one-commit.ts';
import { SequentialClient } from './sequential-client.ts';
import type { Sql } from './sql.ts';
import { StatementPair } from './statement-pair.ts';

/** Prisma inside one transaction; commands pass it on. */
export type Tx = Prisma.TransactionClient;

/** The two ways to the database: Prisma for items and writes, plain SQL for lists, search and reorder. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /**
   * Runs one SQL statement outside a transaction and returns its rows. PostgreSQL plans it once for each connection,
   * except for statements that search for a pattern: which index helps them depends on the pattern.
   */
  query<Row extends object>(sql: Sql): Promise<Row[]>;
  /** The same for two statements, in one round trip and one transaction: the second may use settings of the first. */
  queryPair<First extends object, Second extends object>(
    first: Sql,
    second: Sql,
  ): Promise<[First[], Second[]]>;
  /** Runs a command in one transaction: all of it or nothing. */
  transact<T>(command: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a call so that its change and what `opening` and `close` write are one commit: the transaction of its first
   * command begins with `opening` and stays open until the call closes it, and the call's later reads are part of it.
   * Without `close` everything is rolled back.
   */
  oneCommit(
    opening: (tx: Tx) => Promise<void>,
    call: (close: (last: (tx: Tx) => Promise<void>) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}

const SECOND_MS = 1000;

/**
 * The name under which a statement is prepared: planning the joins of a list takes four times as long as reading a page
 * of it. Undefined where a generic plan would be bad: a search for a common word would use the index that only helps
 * with rare ones, which takes fifty times as long.
 */
const nameOf = (text: string): string | undefined =>
  /\bI?LIKE\b/.test(text) ? undefined : hash('sha256', text, 'base64url');

const statementOf = ({ text, values }: Sql) => ({ name: nameOf(text), text, values: values as unknown[] });

/** Connects to a PostgreSQL; no connection is opened before the first query. */
export function connectDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  const pool = new CallPool({
    connectionString: url,
    Client: SequentialClient,
    max,
    connectionTimeoutMillis: 5 * SECOND_MS,
    // For a server that is there and says nothing: one that answers ends a statement itself before that.
    query_timeout: 20 * SECOND_MS,
    options:
      '-c statement_timeout=15s -c lock_timeout=3s -c idle_in_transaction_session_timeout=30s -c plan_cache_mode=auto',
  });
  // The pool replaces an idle connection that breaks (database restarted); without a listener the process would end.
  pool.on('error', () => undefined);
  const base = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: false }) });
  const transact = <T>(command: (tx: Tx) => Promise<T>) =>
    base.$transaction(command, { maxWait: 5 * SECOND_MS, timeout: 20 * SECOND_MS });
  return {
    prisma: new Proxy(base, { get: (target, name) => Reflect.get(openTransaction()?.tx ?? target, name) }),
    pool,
    async query<Row extends object>(sql: Sql) {
      const result = await (openTransaction()?.connection ?? pool).query<Row & pg.QueryResultRow>(
        statementOf(sql),
      );
      return result.rows;
    },
    async queryPair<First extends object, Second extends object>(first: Sql, second: Sql) {
      const pair = new StatementPair(statementOf(first), statementOf(second));
      const results = await pair.runOn(openTransaction()?.connection ?? pool);
      return results.map(({ rows }) => rows) as [First[], Second[]];
    },
    transact: inCall(transact),
    oneCommit: (opening, call) => inOneCommit(transact, opening, call),
    async close() {
      await base.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}
