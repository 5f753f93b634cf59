import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../../../prisma/seed/load-demo.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { connectDatabase, type Database } from '../lib/database.ts';
import { migrate } from '../lib/postgres/migrate.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import { programWords } from '../testing/program.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { connectForBackup, digestOfTable, listTables } from './table-lines.ts';
import { indexTar } from './tar.ts';

const migrationsDir = fileURLToPath(new URL('../../../../prisma/migrations/', import.meta.url));
/** Not PDFs: their content does not matter to a backup, only that they differ. */
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
    specimens: { logo: specimen, ad: specimen, misplacedAd: specimen, content: specimen },
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

/** Flips one bit of a file. */
async function rot(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([byte.readUInt8() ^ 1]), 0, 1, at);
  await handle.close();
}

/** The program as an operator starts it. */
async function runBackup(file: string, storage: string): Promise<{ code: number | null; output: string }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    JWT_SECRET: 'a-signing-secret-that-only-these-tests-use-0123456789',
    DATA_DIR: join(folder, 'operator'),
    STORAGE_URL: `file://${storage}`,
  };
  const child = spawn(process.execPath, [...programWords('programs/backup'), file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('a backup', { timeout: 60_000 }, () => {
  test('restores every table and file as it was, but no session', async () => {
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

  test('is consistent although others write while it is taken', async () => {
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
    const endless = join(folder, 'endless.backup');
    await writeFile(endless, whole);
    await truncate(endless, whole.byteLength - 1024);
    const changed = join(folder, 'changed.backup');
    await writeFile(changed, whole);
    const at = whole.indexOf('"wine":"');
    const handle = await open(changed, 'r+');
    await handle.write('X', at + 9);
    await handle.close();
    await intoEmptyDatabase(async (target) => {
      const into = { url: target.url, files: storeOf('untouched'), migrationsDir };
      await expect(restore(cut, into)).rejects.toThrow('cut off');
      await expect(restore(endless, into)).rejects.toThrow('cut off');
      await expect(restore(fileURLToPath(import.meta.url), into)).rejects.toThrow('not a backup');
      await expect(restore(changed, into)).rejects.toThrow(/was changed: tables\/wine/);
      await expect(stat(join(folder, 'untouched'))).rejects.toThrow('ENOENT');
    });
  });

  test('that lacks files names them when it is taken, and restores everything else on request', async () => {
    const { rows } = await db.pool.query<{ sha256: string; name: string }>(
      'SELECT f.sha256, f.name FROM logo l JOIN file f ON f.id = l.file_id ORDER BY l.id LIMIT 3',
    );
    const [missing, rotten, cut] = rows.map(({ sha256 }) => sha256) as [string, string, string];
    const spoiled = join(folder, 'spoiled');
    await cp(join(folder, 'files'), spoiled, { recursive: true });
    const place = (sha256: string) => join(spoiled, sha256.slice(0, 2), sha256);
    await rm(place(missing));
    await rot(place(rotten), 20);
    await truncate(place(cut), 3);

    const incomplete = join(folder, 'incomplete.backup');
    const manifest = await backUp(incomplete, { url: database.url, files: storeOf('spoiled') });
    expect(manifest.missing).toEqual([missing]);
    expect(manifest.damaged.sort()).toEqual([rotten, cut].sort());
    for (const { sha256, name } of rows) expect(manifest.lost[sha256]).toMatch(`${name} (logo `);

    const { code, output } = await runBackup(join(folder, 'by-an-operator.backup'), spoiled);
    expect(code).toBe(3);
    for (const { sha256, name } of rows) expect(output).toMatch(new RegExp(`${sha256}.*${name}`));

    await intoEmptyDatabase(async (target) => {
      const into = { url: target.url, files: storeOf('saved'), migrationsDir };
      await expect(restore(incomplete, into)).rejects.toThrow(
        new RegExp(`^3 files of this backup cannot be brought back:[^]*${rotten}[^]*--without-lost`),
      );
      await expect(stat(join(folder, 'saved'))).rejects.toThrow('ENOENT');
      const { lost, files } = await restore(incomplete, { ...into, withoutLost: true });
      expect(Object.keys(lost).sort()).toEqual([missing, rotten, cut].sort());
      expect(await tablesOf(target.url)).toEqual(manifest.tables);
      for (const sha256 of Object.keys(files)) expect(await into.files.has(sha256)).toBe(true);
      for (const sha256 of [missing, rotten, cut]) expect(await into.files.has(sha256)).toBe(false);
    });
  });

  test('of which a file was damaged after it was taken says which one', async () => {
    const whole = await readFile(path);
    const [sha256 = ''] = [...(await indexTar(path)).keys()].filter((name) => name.startsWith('files/'));
    const entry = (await indexTar(path)).get(sha256);
    const rotten = join(folder, 'rotten.backup');
    await writeFile(rotten, whole);
    await rot(rotten, entry?.offset ?? 0);
    await intoEmptyDatabase(async (target) => {
      const into = { url: target.url, files: storeOf('rotten'), migrationsDir };
      await expect(restore(rotten, into)).rejects.toThrow(sha256.replace('files/', ''));
      const { lost } = await restore(rotten, { ...into, withoutLost: true });
      expect(lost).toEqual({ [sha256.replace('files/', '')]: 'damaged in the backup file' });
    });
  });

  test('holds the logo with which a released page is printed, even when its row is gone', async () => {
    const { sha256 } = await storeOf('files').keepBytes(Buffer.from('the logo of the day of the release'));
    const client = await db.pool.connect();
    await client.query(
      `UPDATE page SET snapshot = jsonb_set(coalesce(snapshot, '{}'), '{logo}', jsonb_build_object('sha256', $1::text))
       WHERE id = (SELECT min(id) FROM page)`,
      [sha256],
    );
    client.release();
    const later = join(folder, 'released.backup');
    expect((await backUp(later, { url: database.url, files: storeOf('files') })).files).toHaveProperty(
      sha256,
    );
  });

  test('of an older version is restored into an empty database of today and brought up to date', async () => {
    const older = await createEmptyDatabase();
    // The version in which the release of a page was two flags.
    await migrate(older.url, migrationsDir, (name) => name < '20261122091500_page_state');
    const past = connectDatabase(older.url);
    await past.pool.query(`
      INSERT INTO country (name) VALUES ('Fürstentum von gestern');
      INSERT INTO "user" (id, email, password_hash, role) VALUES (1, 'wine@fair.test', 'x', 'EXHIBITOR');
      INSERT INTO exhibitor (id, company_name) VALUES (1, 'Weingut von gestern');
      INSERT INTO catalog (id, name, catalog_type, "from", "to") VALUES (1, 'Hauptmesse', 2, '2030-01-01', '2030-02-01');
      INSERT INTO page (catalog_id, exhibitor_id, page_type, position, released, release_accepted, comment, snapshot)
      VALUES (1, 1, 1, 1, null, null, null, null), (1, 1, 1, 2, false, null, null, null),
        (1, 1, 1, 3, true, null, null, '{}'), (1, 1, 2, 4, true, true, null, null),
        (1, 1, 1, 5, false, false, 'Bitte kürzen', null), (1, 1, 1, 6, null, false, 'Bitte kürzen', null)`);
    await past.close();
    const old = join(folder, 'old.backup');
    const { migrations } = await backUp(old, { url: older.url, files: storeOf('files') });
    await older.drop();
    const today = await createTestDatabase();
    try {
      await restore(old, { url: today.url, files: storeOf('of-old'), migrationsDir });
      const restored = connectDatabase(today.url);
      const { rows } = await restored.pool.query(
        `SELECT (SELECT array_agg(name) FROM country) AS countries, (SELECT count(*)::int FROM _prisma_migrations) AS applied,
           (SELECT array_agg(state::text ORDER BY position) FROM page) AS states`,
      );
      await restored.close();
      expect(rows[0].countries).toEqual(['Fürstentum von gestern']);
      expect(rows[0].states).toEqual(['draft', 'draft', 'released', 'accepted', 'rejected', 'rejected']);
      expect(rows[0].applied).toBeGreaterThan(migrations.length);
    } finally {
      await today.drop();
    }
  });

  test('never overwrites: neither a database that has data nor an existing file', async () => {
    const here = { url: database.url, files: storeOf('files') };
    await expect(restore(path, { ...here, migrationsDir })).rejects.toThrow('The database is not empty');
    await expect(backUp(path, here)).rejects.toThrow('already exists');
  });
});
