import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Prisma } from './generated/prisma/client.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { SequentialClient } from './sequential-client.ts';
import type { Sql } from './sql.ts';

/** Prisma inside one transaction; commands hand it on. */
export type Tx = Prisma.TransactionClient;

/** The two ways to the database: Prisma for items and writes, plain SQL for lists, search and reorder. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** Runs one SQL statement outside a transaction and gives its rows. */
  query<Row extends object>(sql: Sql): Promise<Row[]>;
  /** Runs a command in one transaction: all of it or nothing. */
  transact<T>(command: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const SECOND_MS = 1000;

/** Connects to a PostgreSQL; no connection is opened before the first query. */
export function connectDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: SequentialClient,
    max,
    connectionTimeoutMillis: 5 * SECOND_MS,
    // Parameters differ too much between searches for a cached generic plan.
    options:
      '-c statement_timeout=15s -c lock_timeout=3s -c idle_in_transaction_session_timeout=30s -c plan_cache_mode=force_custom_plan',
  });
  // An idle connection that breaks (database restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: false }) });
  return {
    prisma,
    pool,
    async query<Row extends object>(sql: Sql) {
      const result = await pool.query<Row & pg.QueryResultRow>({
        text: sql.text,
        values: sql.values as unknown[],
      });
      return result.rows;
    },
    transact: (command) => prisma.$transaction(command, { maxWait: 5 * SECOND_MS, timeout: 20 * SECOND_MS }),
    async close() {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}
