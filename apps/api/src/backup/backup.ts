import { createHash } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import type pg from 'pg';
import type { FileStore } from '../files/store.ts';
import { fileEntry, MANIFEST, type Manifest, tableEntry } from './manifest.ts';
import { connectForBackup, listTables, tableLines } from './table-lines.ts';
import { type Entry, writeTar } from './tar.ts';

/**
 * Writes database and files into one new file while the server runs. Everything comes from one snapshot: a change
 * made meanwhile is in it as a whole or not at all.
 *
 * @param path the file to write, mode 0600; it appears under this name only when it is complete
 * @returns what the file says about itself
 */
export async function backUp(path: string, source: { url: string; files: FileStore }): Promise<Manifest> {
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    throw new Error(`${path} exists already.`);
  const client = await connectForBackup(source.url);
  const unfinished = `${path}.unfinished`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const manifest: Manifest = {
      product: 'rebblatt',
      format: 1,
      takenAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables: {},
      sequences: await listSequences(client),
      files: {},
      missing: [],
    };
    await rm(unfinished, { force: true });
    await writeTar(unfinished, entries(client, source.files, manifest));
    await rename(unfinished, path);
    return manifest;
  } finally {
    await rm(unfinished, { force: true });
    await client.end();
  }
}

async function* entries(client: pg.Client, files: FileStore, manifest: Manifest): AsyncGenerator<Entry> {
  for (const table of await listTables(client)) {
    const lines: string[] = [];
    for await (const some of tableLines(client, table)) lines.push(...some);
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    manifest.tables[table] = { rows: lines.length, sha256 };
    yield { name: tableEntry(table), size: bytes.byteLength, body: [bytes] };
  }
  const { rows } = await client.query<{ sha256: string }>('SELECT DISTINCT sha256 FROM file ORDER BY sha256');
  for (const { sha256 } of rows) {
    if (!(await files.has(sha256))) {
      manifest.missing.push(sha256);
      continue;
    }
    const { stream, size } = await files.open(sha256);
    manifest.files[sha256] = size;
    yield { name: fileEntry(sha256), size, body: stream };
  }
  const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
  yield { name: MANIFEST, size: bytes.byteLength, body: [bytes] };
}

async function listMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  );
  return rows;
}

async function listSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.last]));
}
