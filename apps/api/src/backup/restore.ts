import pg from 'pg';
import type { FileStore } from '../files/store.ts';
import { migrate } from '../lib/postgres/migrate.ts';
import { fileEntry, MANIFEST, type Manifest, manifest, tableEntry } from './manifest.ts';
import { connectForBackup, digestOfTable, listTables } from './table-lines.ts';
import { digestOfEntry, type IndexedEntry, indexTar, readEntry } from './tar.ts';

const ROWS_AN_INSERT = 500;

/**
 * Brings a backup back into an empty installation: all of it, proved by counts and hashes, or nothing.
 *
 * @throws Error with one sentence when the file is cut or changed, comes from a newer version, or the database has
 *   data in it
 */
export async function restore(
  path: string,
  target: { url: string; files: FileStore; migrationsDir: string },
): Promise<Manifest> {
  const index = await indexTar(path);
  const content = await readManifest(path, index);
  await verifyArchive(path, index, content);
  const wanted = new Set(content.migrations.map((migration) => migration.name));
  await migrate(target.url, target.migrationsDir, (name) => wanted.has(name));
  const client = await connectForBackup(target.url);
  try {
    await client.query('BEGIN');
    await checkTarget(client, content);
    // First the files: a row must never name bytes that are not there.
    for (const sha256 of Object.keys(content.files)) {
      await target.files.keepBytes(await bytesOf(path, entryOf(index, fileEntry(sha256))));
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
  const parsed = manifest.safeParse(JSON.parse((await bytesOf(path, entry)).toString('utf8')));
  if (!parsed.success) throw new Error('This backup was made by another version and cannot be read.');
  return parsed.data;
}

async function verifyArchive(
  path: string,
  index: Map<string, IndexedEntry>,
  content: Manifest,
): Promise<void> {
  const expected = [
    ...Object.entries(content.tables).map(([table, { sha256 }]) => [tableEntry(table), sha256] as const),
    ...Object.keys(content.files).map((sha256) => [fileEntry(sha256), sha256] as const),
  ];
  for (const [name, sha256] of expected) {
    if ((await digestOfEntry(path, entryOf(index, name))) !== sha256) {
      throw new Error(`The backup was changed: ${name} does not have the hash it should.`);
    }
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
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(table)} LIMIT 1`);
    if (rowCount)
      throw new Error(`The database is not empty (${table}); restore into a new DATA_DIR or database.`);
  }
}

/** Triggers would compute anew what the rows bring along, and references would dictate an order. */
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
    await loadTable(client, table, await bytesOf(path, entryOf(index, tableEntry(table))));
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
  // Not by readline: it also breaks at line separators inside a text.
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  for (let start = 0; start < lines.length; start += ROWS_AN_INSERT) {
    await client.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1::json)`, [
      `[${lines.slice(start, start + ROWS_AN_INSERT).join(',')}]`,
    ]);
  }
}

async function bytesOf(path: string, entry: IndexedEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readEntry(path, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Every foreign key of the schema, quoted and ready to be made again. */
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
