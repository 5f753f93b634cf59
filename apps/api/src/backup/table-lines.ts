import { createHash } from 'node:crypto';
import pg from 'pg';
import { SequentialClient } from '../lib/sequential-client.ts';

/** Sessions and reset tokens would become valid again; throttles and idempotency keys are short-lived. */
const LEFT_OUT = new Set([
  ...['session', 'password_reset', 'throttle', 'idempotency_key'],
  // The sockets of the moment, and what they were allowed to.
  ...['operation_fact', 'live_grant', 'live_node', 'live_channel', 'live_member', 'relayed_events'],
  // It is in the manifest, with the checksums.
  '_prisma_migrations',
]);

const ROWS_A_FETCH = 2000;

/** A connection without the time limits of everyday statements, and with one fixed format of dates. */
export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new SequentialClient({ connectionString: url });
  await client.connect();
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET TimeZone = 'UTC'; SET DateStyle = 'ISO'`);
  return client;
}

/** The tables that belong in a backup, ordered by name. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename COLLATE "C"`,
  );
  return rows.map((row) => row.name).filter((name) => !LEFT_OUT.has(name));
}

/** The rows of a table, one JSON object per line, ordered by primary key; needs an open transaction. */
export async function* tableLines(client: pg.Client, table: string): AsyncGenerator<string[]> {
  const name = pg.escapeIdentifier(table);
  const key = await primaryKey(client, table);
  await client.query(
    `DECLARE line CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${name} t ORDER BY ${key.join(', ')}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_A_FETCH} FROM line`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await client.query('CLOSE line');
}

/** Row count and SHA-256 of a table as seen in this transaction. */
export async function digestOfTable(
  client: pg.Client,
  table: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of tableLines(client, table)) {
    rows += lines.length;
    for (const line of lines) hash.update(`${line}\n`);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** Text keys are ordered by their bytes, so that the order does not depend on the machine's collation. */
async function primaryKey(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sortable: boolean }>(
    `SELECT a.attname AS name, a.attcollation <> 0 AS sortable
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indrelid = $1::regclass AND i.indisprimary ORDER BY array_position(i.indkey, a.attnum)`,
    [`public.${pg.escapeIdentifier(table)}`],
  );
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key.`);
  return rows.map(({ name, sortable }) => `${pg.escapeIdentifier(name)}${sortable ? ' COLLATE "C"' : ''}`);
}
