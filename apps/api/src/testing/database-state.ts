import type pg from 'pg';

/** Tables that are not compared: every call may change them, whatever its result, or the live channel does by itself. */
const PASSING = [
  ...['session', 'throttle', 'idempotency_key', '_prisma_migrations'],
  ...['live_node', 'live_channel', 'live_member', 'live_statistic'],
];

/** A fingerprint of every table: two are equal exactly when nothing was written in between. */
export async function databaseState(pool: Pick<pg.ClientBase, 'query'>): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [PASSING],
  );
  const hashes = tables.map(
    ({ name }) => `SELECT '${name}' AS name,
      (SELECT md5(string_agg(row::text, '|' ORDER BY row::text)) FROM "${name}" AS row) AS hash`,
  );
  const { rows } = await pool.query<{ name: string; hash: string | null }>(hashes.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}
