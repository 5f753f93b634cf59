import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { SequentialClient } from '../sequential-client.ts';
import { type Migration, readMigrations } from './migration-folder.ts';

/** The database cannot be migrated; the message says which migration is the reason and why. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

// Any number will do, as long as every node uses the same.
const LOCK = 7_262_026;

const TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  )`;

/**
 * Applies the migrations that the database does not have yet, in order of their names. Several nodes may call it at
 * once: one applies them, the others wait. Each migration is one transaction together with its own row, so a crash leaves
 * the old or the new state.
 *
 * @param migrationsDir folder in Prisma's form, `<name>/migration.sql`.
 * @param wanted selects migrations, for the state of an older backup.
 * @returns the names applied now.
 * @throws MigrationError when an applied migration was edited or failed, or the database is newer than this folder.
 */
export async function migrate(
  url: string,
  migrationsDir: string,
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const migrations = (await readMigrations(migrationsDir)).filter(({ name }) => wanted(name));
  const client = new SequentialClient({ connectionString: url });
  await client.connect();
  try {
    // The time limits of everyday statements would cancel a long migration or the wait for another node.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(TABLE);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the connection also releases the lock.
    await client.end();
  }
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) {
    const migration = known.get(row.name);
    if (!migration) {
      throw new MigrationError(
        `The database is newer than this program: it has the migration ${row.name}. Start the newer version.`,
      );
    }
    if (!row.finished)
      throw new MigrationError(`The migration ${row.name} failed half way; repair it first.`);
    if (row.checksum !== migration.checksum) {
      throw new MigrationError(`The migration ${row.name} was edited after it had been applied.`);
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${migration.name} could not be applied: ${reason}`, {
      cause: error,
    });
  }
}
