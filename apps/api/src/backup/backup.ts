import { createHash, type Hash } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import type pg from 'pg';
import type { FileStore } from '../files/store.ts';
import { fileEntry, MANIFEST, type Manifest, tableEntry } from './manifest.ts';
import { describeLost, listNamedFiles } from './named-files.ts';
import { connectForBackup, listTables, tableLines } from './table-lines.ts';
import { type Entry, writeTar } from './tar.ts';

const FILLER_BYTES = 65_536;

/**
 * Writes database and files into one new file while the server runs. Everything comes from one snapshot: a
 * concurrent change is either completely in it or not at all. The bytes of every file are compared with its hash while
 * they are written: missing and damaged files are named in the result, and everything else is in the backup.
 *
 * @param path the file to write, mode 0600; it appears under this name only when it is complete
 * @returns the manifest of the backup
 */
export async function backUp(path: string, source: { url: string; files: FileStore }): Promise<Manifest> {
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    throw new Error(`${path} already exists.`);
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
      damaged: [],
      lost: {},
    };
    await rm(unfinished, { force: true });
    await writeTar(unfinished, entries(client, source.files, manifest));
    await rename(unfinished, path);
    await client.query('COMMIT');
    // A database of an older version has no place for it; the backup is complete all the same.
    await client
      .query(
        `INSERT INTO operation_fact (name, at) VALUES ('backup', now()) ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
      )
      .catch(() => undefined);
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
  for (const sha256 of await listNamedFiles(client)) {
    const opened = (await files.has(sha256)) ? await files.open(sha256).catch(() => null) : null;
    if (!opened) {
      manifest.missing.push(sha256);
      continue;
    }
    const { stream, size } = opened;
    const hash = createHash('sha256');
    yield { name: fileEntry(sha256), size, body: wholeOf(stream, size, hash) };
    if (hash.digest('hex') === sha256) manifest.files[sha256] = size;
    else manifest.damaged.push(sha256);
  }
  for (const sha256 of [...manifest.missing, ...manifest.damaged])
    manifest.lost[sha256] = await describeLost(client, sha256);
  const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
  yield { name: MANIFEST, size: bytes.byteLength, body: [bytes] };
}

/** Exactly the announced number of bytes, whatever the storage returns: a truncated file must not break the archive. */
async function* wholeOf(
  stream: AsyncIterable<Uint8Array>,
  size: number,
  hash: Hash,
): AsyncGenerator<Uint8Array> {
  let left = size;
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      const fits = chunk.subarray(0, left);
      left -= fits.byteLength;
      yield fits;
    }
  } catch {
    hash.update('broken off');
  }
  while (left > 0) {
    const filler = Buffer.alloc(Math.min(left, FILLER_BYTES));
    left -= filler.byteLength;
    yield filler;
  }
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
