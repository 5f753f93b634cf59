import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** The URL of the database, with the role that owns it. */
  url: string;
  /** Removes the database, even while connections are open. */
  drop(): Promise<void>;
}

/**
 * A separate database for one test file, empty but with every migration applied, copied from the migrated template.
 * Call `drop` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(inject('postgres').template);
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const { adminUrl, appUrl } = inject('postgres');
  const name = `rebblatt_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(appUrl);
  // Copying the files takes half as long as writing each of their pages to the log, which nobody needs here.
  await onServer(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${url.username} STRATEGY FILE_COPY`,
  );
  url.pathname = name;
  return {
    url: url.href,
    drop: () => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 60_000, lock_timeout: 60_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
