import pg from 'pg';
import { isSha256 } from '../files/digest.ts';
import { DELETED_KEPT_DAYS, keptByPulls } from '../files/sweep.ts';
import { noSql, sql } from '../lib/sql.ts';

/**
 * The hashes of all files that the database names: stored files, the logos with which released pages are printed, files of
 * things that were deleted lately and can come back, and files of pulls. Rows of the history have whatever their command
 * and version wrote; what is not the hash of a file names none.
 */
export async function listNamedFiles(client: pg.Client): Promise<string[]> {
  const named = sql`
    SELECT DISTINCT sha256 FROM (
      SELECT sha256 FROM file UNION ALL SELECT snapshot -> 'logo' ->> 'sha256' FROM page
      UNION ALL SELECT before -> 'file' ->> 'sha256' FROM history
      WHERE before ? 'file' AND at > now() - make_interval(days => ${DELETED_KEPT_DAYS})
      ${(await hasPulls(client)) ? sql`UNION ALL ${keptByPulls(new Date())}` : noSql}) AS named
    WHERE sha256 IS NOT NULL ORDER BY 1`;
  const { rows } = await client.query<{ sha256: string }>(named.text, named.values);
  return rows.map(({ sha256 }) => sha256).filter(isSha256);
}

/** A database that has not been brought up to date yet has no table of pulls, and is backed up all the same. */
async function hasPulls(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('page_pull') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

/** Describes a file so that it can be found again: its names, and the rows that show it. */
export async function describeLost(client: pg.Client, sha256: string): Promise<string> {
  const { rows: names } = await client.query<{ name: string }>(
    'SELECT DISTINCT name FROM file WHERE sha256 = $1 ORDER BY name',
    [sha256],
  );
  const uses: string[] = [];
  for (const { table, column, key } of await listReferencesToFiles(client)) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT ${pg.escapeIdentifier(key)}::text AS id FROM ${table}
       WHERE ${pg.escapeIdentifier(column)} IN (SELECT id FROM file WHERE sha256 = $1) ORDER BY 1`,
      [sha256],
    );
    uses.push(...rows.map(({ id }) => `${table.replaceAll('"', '')} ${id}`));
  }
  const { rows: printed } = await client.query<{ id: number }>(
    `SELECT id FROM page WHERE snapshot -> 'logo' ->> 'sha256' = $1 ORDER BY id`,
    [sha256],
  );
  uses.push(...printed.map(({ id }) => `released page ${id}`));
  const name = names.map((row) => row.name).join(', ') || 'without a name';
  return uses.length > 0 ? `${name} (${uses.join(', ')})` : name;
}

/** Every column that refers to a file, with the column that identifies its row. */
async function listReferencesToFiles(
  client: pg.Client,
): Promise<{ table: string; column: string; key: string }[]> {
  const { rows } = await client.query<{ table: string; column: string; key: string }>(
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column,
       (SELECT k.attname FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = i.indkey[0]
        WHERE i.indrelid = c.conrelid AND i.indisprimary) AS key
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = 'public.file'::regclass ORDER BY 1, 2`,
  );
  return rows;
}
