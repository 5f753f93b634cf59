import pg from 'pg';
import type { FileStore } from '../files/store.ts';
import { migrate } from '../lib/postgres/migrate.ts';
import { fileEntry, MANIFEST, type Manifest, manifest, tableEntry } from './manifest.ts';
import { connectForBackup, digestOfTable, listTables } from './table-lines.ts';
import { type IndexedEntry, indexTar, readEntry } from './tar.ts';

const ROWS_AN_INSERT = 500;

/** Files of the backup cannot be restored; the message names each and says how to restore the rest. */
class LostFiles extends Error {
  override name = 'LostFiles';

  constructor(lost: Manifest['lost']) {
    super(
      `${Object.keys(lost).length} files of this backup cannot be brought back:\n${namesOfLost(lost)}\n` +
        'Nothing was restored. With --without-lost everything else is.',
    );
  }
}

/** One line for each file: its hash and what it is. */
export const namesOfLost = (lost: Manifest['lost']): string =>
  Object.entries(lost)
    .map(([sha256, what]) => `  ${sha256}  ${what}`)
    .join('\n');

/**
 * Restores a backup into an empty installation: all of it, verified by counts and hashes, or nothing.
 *
 * @param target.withoutLost restores everything else when files are lost: missing or damaged when the backup was taken,
 *   or damaged in it since
 * @returns the manifest of what was restored; its `lost` names what was not
 * @throws Error with one sentence when the file is truncated or changed, comes from a newer version, or the database
 *   contains data
 */
export async function restore(
  path: string,
  target: { url: string; files: FileStore; migrationsDir: string; withoutLost?: boolean },
): Promise<Manifest> {
  const index = await indexTar(path);
  const content = await readManifest(path, index);
  verifyTables(index, content);
  setLostApart(index, content);
  if (Object.keys(content.lost).length > 0 && !target.withoutLost) throw new LostFiles(content.lost);
  const wanted = new Set(content.migrations.map((migration) => migration.name));
  await makeEmpty(target.url, wanted);
  await migrate(target.url, target.migrationsDir, (name) => wanted.has(name));
  const client = await connectForBackup(target.url);
  try {
    await client.query('BEGIN');
    await checkTarget(client, content);
    // The files come first: a row must never name bytes that are not there.
    for (const sha256 of Object.keys(content.files)) {
      await target.files.keepBytes(await readEntry(path, entryOf(index, fileEntry(sha256))));
    }
    await loadTables(client, path, index, content);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  await migrate(target.url, target.migrationsDir);
  return content;
}

async function readManifest(path: string, index: Map<string, IndexedEntry>): Promise<Manifest> {
  const entry = index.get(MANIFEST);
  if (!entry) throw new Error('This is not a finished backup: it has no manifest.');
  const parsed = manifest.safeParse(JSON.parse((await readEntry(path, entry)).toString('utf8')));
  if (!parsed.success) throw new Error('This backup was made by another version and cannot be read.');
  return parsed.data;
}

function verifyTables(index: Map<string, IndexedEntry>, content: Manifest): void {
  for (const [table, { sha256 }] of Object.entries(content.tables)) {
    const name = tableEntry(table);
    if (entryOf(index, name).sha256 !== sha256) {
      throw new Error(`The backup was changed: ${name} does not have the hash it should.`);
    }
  }
}

/** Moves files that cannot be restored from `files` to `lost`. */
function setLostApart(index: Map<string, IndexedEntry>, content: Manifest): void {
  for (const sha256 of [...content.missing, ...content.damaged])
    content.lost[sha256] ??= 'lost before the backup was taken';
  for (const sha256 of Object.keys(content.files)) {
    if (index.get(fileEntry(sha256))?.sha256 === sha256) continue;
    delete content.files[sha256];
    content.lost[sha256] = 'damaged in the backup file';
  }
}

/**
 * The rows of an older backup do not fit a database with today's migrations. As long as that holds no row, its schema is
 * dropped, so that the rows are loaded into the tables of their time and the later migrations bring them up to date.
 */
async function makeEmpty(url: string, wanted: Set<string>): Promise<void> {
  const client = await connectForBackup(url);
  try {
    const { rows: known } = await client.query(`SELECT to_regclass('public._prisma_migrations') AS known`);
    if (known[0]?.known === null) return;
    const { rows } = await client.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations',
    );
    if (rows.every(({ name }) => wanted.has(name))) return;
    await client.query('BEGIN');
    await checkEmpty(client);
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMIT');
  } finally {
    await client.end();
  }
}

async function checkEmpty(client: pg.Client): Promise<void> {
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(table)} LIMIT 1`);
    if (rowCount)
      throw new Error(`The database is not empty (${table}); restore into a new DATA_DIR or database.`);
  }
}

async function checkTarget(client: pg.Client, content: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT migration_name AS name, checksum FROM _prisma_migrations',
  );
  const here = new Map(rows.map((row) => [row.name, row.checksum]));
  if (content.migrations.some(({ name, checksum }) => here.get(name) !== checksum)) {
    throw new Error('The backup comes from a newer or different version; restore it with that one.');
  }
  await checkEmpty(client);
}

/** Triggers would recompute what the rows contain, and foreign keys would dictate an order: both are off meanwhile. */
async function loadTables(
  client: pg.Client,
  path: string,
  index: Map<string, IndexedEntry>,
  content: Manifest,
): Promise<void> {
  const tables = Object.keys(content.tables);
  const references = await listReferences(client);
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables)
    await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} DISABLE TRIGGER USER`);
  for (const table of tables)
    await loadTable(client, table, await readEntry(path, entryOf(index, tableEntry(table))));
  for (const [name, last] of Object.entries(content.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [
      `public.${pg.escapeIdentifier(name)}`,
      last,
    ]);
  }
  for (const table of tables) {
    const { rows, sha256 } = await digestOfTable(client, table);
    const wanted = content.tables[table];
    if (rows !== wanted?.rows || sha256 !== wanted.sha256) {
      throw new Error(`The table ${table} did not come back as it was; nothing was restored.`);
    }
  }
  for (const table of tables)
    await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}

async function loadTable(client: pg.Client, table: string, bytes: Buffer): Promise<void> {
  const name = pg.escapeIdentifier(table);
  // Not with readline: it also breaks at line separators inside a text.
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  for (let start = 0; start < lines.length; start += ROWS_AN_INSERT) {
    await client.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1::json)`, [
      `[${lines.slice(start, start + ROWS_AN_INSERT).join(',')}]`,
    ]);
  }
}

/** Every foreign key of the schema, quoted and ready to be created again. */
async function listReferences(
  client: pg.Client,
): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

function entryOf(index: Map<string, IndexedEntry>, name: string): IndexedEntry {
  const entry = index.get(name);
  if (!entry) throw new Error(`The backup lacks ${name}.`);
  return entry;
}
