import { fork } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-migrations-'));
  database = await createEmptyDatabase();
  await write('001_wine', 'CREATE TABLE wine (id int PRIMARY KEY);');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function migrateInAnotherProcess(): { pid: number; done: Promise<unknown> } {
  const source = new URL('./migrate.ts', import.meta.url).href;
  const code = `import { migrate } from '${source}';
    await migrate(process.env.URL, process.env.FOLDER);`;
  const child = fork('-e', [code], {
    execPath: process.execPath,
    execArgv: ['--import', 'tsx', '--input-type=module'],
    env: { ...process.env, URL: database.url, FOLDER: folder },
    cwd: join(import.meta.dirname, '../../../../..'),
    stdio: 'ignore',
  });
  return { pid: child.pid ?? 0, done: new Promise((resolve) => child.on('exit', resolve)) };
}

describe('the migration runner', () => {
  test('applies what is missing in order, and nothing twice', async () => {
    await write('002_year', 'ALTER TABLE wine ADD year int;');
    expect(await migrate(database.url, folder)).toEqual(['001_wine', '002_year']);
    expect(await migrate(database.url, folder)).toEqual([]);
    await write('003_name', 'ALTER TABLE wine ADD name text;');
    expect(await migrate(database.url, folder)).toEqual(['003_name']);
    expect(await query('SELECT id, year, name FROM wine')).toEqual([]);
  });

  test('leaves nothing of a migration that fails, and applies it once it is repaired', async () => {
    await write('002_broken', 'CREATE TABLE grape (id int); SELECT 1 / 0;');
    await expect(migrate(database.url, folder)).rejects.toThrow(/002_broken.*division by zero/);
    expect(await query("SELECT to_regclass('grape') AS grape")).toEqual([{ grape: null }]);
    await write('002_broken', 'CREATE TABLE grape (id int);');
    expect(await migrate(database.url, folder)).toEqual(['002_broken']);
  });

  test('refuses a migration that was edited after it had been applied', async () => {
    await migrate(database.url, folder);
    await write('001_wine', 'CREATE TABLE wine (id bigint PRIMARY KEY);');
    await expect(migrate(database.url, folder)).rejects.toThrow(/001_wine was edited/);
  });

  test('refuses a database that a newer version has migrated', async () => {
    await write('002_year', 'ALTER TABLE wine ADD year int;');
    await migrate(database.url, folder);
    await rm(join(folder, '002_year'), { recursive: true });
    await expect(migrate(database.url, folder)).rejects.toThrow(/newer than this program.*002_year/);
  });

  test('refuses to continue after a migration that another tool left failed', async () => {
    await migrate(database.url, folder);
    await query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '001_wine'");
    await expect(migrate(database.url, folder)).rejects.toThrow(/001_wine failed half way/);
  });

  test('migrates once when four nodes start together', async () => {
    await write('002_slow', 'SELECT pg_sleep(0.3); ALTER TABLE wine ADD year int;');
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
    expect(applied.filter((names) => names.length > 0)).toEqual([['001_wine', '002_slow']]);
    expect(await query('SELECT migration_name FROM _prisma_migrations')).toHaveLength(2);
  });

  test('leaves the old state when its process is killed midway, and finishes on the next start', async () => {
    await write('002_slow', 'ALTER TABLE wine ADD year int; SELECT pg_sleep(60);');
    const other = migrateInAnotherProcess();
    await expect
      .poll(
        () =>
          query(
            "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND state = 'active' AND pid <> pg_backend_pid()",
          ),
        {
          timeout: 15_000,
        },
      )
      .toHaveLength(1);
    process.kill(other.pid, 'SIGKILL');
    await other.done;
    // The server notices the lost client only when the statement ends; a restarted machine would have ended it too.
    await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()",
    );
    const columns = "SELECT column_name FROM information_schema.columns WHERE table_name = 'wine'";
    expect(await query(columns)).toEqual([{ column_name: 'id' }]);
    await write('002_slow', 'ALTER TABLE wine ADD year int;');
    expect(await migrate(database.url, folder)).toEqual(['002_slow']);
  });
});
