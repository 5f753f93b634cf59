import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../../../prisma/seed/load-demo.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { connectDatabase, type Database } from '../lib/database.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { connectForBackup, digestOfTable, listTables } from './table-lines.ts';
import { indexTar } from './tar.ts';

const migrationsDir = fileURLToPath(new URL('../../../../prisma/migrations/', import.meta.url));
/** Not PDFs: what they hold does not matter to a backup, only that they differ. */
const specimen = (order: object) => Promise.resolve(Buffer.from(JSON.stringify(order)));

let folder: string;
let database: TestDatabase;
let db: Database;
let path: string;

const storeOf = (name: string) => createDiskStore(join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-backup-'));
  path = join(folder, 'fair.backup');
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  await loadDemo({
    pool: db.pool,
    today: '2026-11-20',
    passwordHash: '$2b$12$hash',
    saveFile: async (file) => (await storeOf('files').keepBytes(file)).sha256,
    specimens: { logo: specimen, ad: specimen, content: specimen },
  });
  await db.pool.query(`INSERT INTO session (id, user_id, expires_at)
    SELECT gen_random_uuid(), id, now() + interval '1 hour' FROM "user" LIMIT 3`);
  await db.pool.query(`UPDATE catalog SET name = E'Fair \u2028 with "quotes", \\\\ and\nlines' WHERE id = 1`);
});

afterAll(async () => {
  await db.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function tablesOf(url: string): Promise<Record<string, { rows: number; sha256: string }>> {
  const client = await connectForBackup(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const found: Record<string, { rows: number; sha256: string }> = {};
    for (const table of await listTables(client)) found[table] = await digestOfTable(client, table);
    return found;
  } finally {
    await client.end();
  }
}

async function intoEmptyDatabase<T>(work: (target: TestDatabase) => Promise<T>): Promise<T> {
  const target = await createEmptyDatabase();
  try {
    return await work(target);
  } finally {
    await target.drop();
  }
}

describe('a backup', () => {
  test('brings everything back, equal in every table and file, but no session', async () => {
    const before = await tablesOf(database.url);
    const manifest = await backUp(path, { url: database.url, files: storeOf('files') });
    expect(manifest.missing).toEqual([]);
    expect(manifest.tables).toEqual(before);
    await intoEmptyDatabase(async (target) => {
      await restore(path, { url: target.url, files: storeOf('restored'), migrationsDir });
      expect(await tablesOf(target.url)).toEqual(before);
      const restored = connectDatabase(target.url);
      try {
        expect(await findBrokenInvariants(restored.pool, storeOf('restored').has)).toEqual([]);
        expect((await restored.pool.query('SELECT FROM session')).rowCount).toBe(0);
        for (const sha256 of Object.keys(manifest.files)) {
          const copy = await storeOf('restored').read(sha256);
          expect(createHash('sha256').update(copy).digest('hex')).toBe(sha256);
        }
        const { rows } = await restored.pool.query(
          `INSERT INTO country (name) VALUES ('Andorra') RETURNING id > (SELECT max(id) FROM country) AS fresh`,
        );
        expect(rows).toEqual([{ fresh: true }]);
      } finally {
        await restored.close();
      }
    });
  });

  test('is whole although others write while it is taken', async () => {
    let writing = true;
    const writer = (async () => {
      for (let round = 0; writing; round += 1) {
        const client = await db.pool.connect();
        await client.query('BEGIN');
        await client.query('INSERT INTO ship (name) VALUES ($1)', [`Ship ${round}`]);
        await client.query('INSERT INTO deck (name) VALUES ($1)', [`Deck ${round}`]);
        await client.query('COMMIT');
        client.release();
      }
    })();
    const busy = join(folder, 'busy.backup');
    const manifest = await backUp(busy, { url: database.url, files: storeOf('files') });
    writing = false;
    await writer;
    await intoEmptyDatabase(async (target) => {
      await restore(busy, { url: target.url, files: storeOf('restored'), migrationsDir });
      expect(await tablesOf(target.url)).toEqual(manifest.tables);
      const restored = connectDatabase(target.url);
      const { rows } = await restored.pool.query(
        `SELECT (SELECT count(*) FROM ship WHERE name LIKE 'Ship %') = (SELECT count(*) FROM deck WHERE name LIKE 'Deck %') AS whole`,
      );
      await restored.close();
      expect(rows).toEqual([{ whole: true }]);
    });
  });

  test('is readable by its owner alone and holds neither session nor reset token', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const names = [...(await indexTar(path)).keys()];
    expect(names).toContain('tables/wine.jsonl');
    expect(names.at(-1)).toBe('manifest.json');
    expect(names.join('\n')).not.toMatch(/session|password_reset|throttle|idempotency/);
  });

  test('is refused when it was cut or changed, and leaves nothing behind', async () => {
    const whole = await readFile(path);
    const cut = join(folder, 'cut.backup');
    await writeFile(cut, whole);
    await truncate(cut, Math.floor(whole.byteLength / 2));
    const changed = join(folder, 'changed.backup');
    await writeFile(changed, whole);
    const at = whole.indexOf('"wine":"');
    const handle = await open(changed, 'r+');
    await handle.write('X', at + 9);
    await handle.close();
    await intoEmptyDatabase(async (target) => {
      const into = { url: target.url, files: storeOf('untouched'), migrationsDir };
      await expect(restore(cut, into)).rejects.toThrow('cut off');
      await expect(restore(changed, into)).rejects.toThrow(/was changed: tables\/wine/);
      await expect(stat(join(folder, 'untouched'))).rejects.toThrow('ENOENT');
    });
  });

  test('never overwrites: not a database with data, not an existing file', async () => {
    await expect(
      restore(path, { url: database.url, files: storeOf('files'), migrationsDir }),
    ).rejects.toThrow('The database is not empty');
  });
});
