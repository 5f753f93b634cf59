import type { Database } from '../lib/database.ts';

/**
 * Changes the number of wines to exactly `count`, with grapes and prices, by copying the demo's under other names and
 * years or by deleting some.
 */
export async function growWines({ pool }: Database, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query<{ wines: number }>('SELECT count(*)::int AS wines FROM wine');
    const missing = count - (rows[0]?.wines ?? 0);
    if (missing > 0) await copyWines(client, missing);
    else
      await client.query(
        `DELETE FROM wine WHERE id IN (
           SELECT id FROM wine w WHERE NOT EXISTS (SELECT FROM page_category_wine p WHERE p.wine_id = w.id)
           ORDER BY id DESC LIMIT $1)`,
        [-missing],
      );
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}

interface Client {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

async function copyWines(client: Client, count: number): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE copy AS
       SELECT w.id AS source, nextval(pg_get_serial_sequence('wine', 'id'))::int AS id, n
       FROM generate_series(1, 1000) AS n CROSS JOIN LATERAL (SELECT id FROM wine ORDER BY id) w LIMIT $1`,
    [count],
  );
  await client.query(
    `INSERT INTO wine (id, user_id, wine, year, sku, region_id, wine_type_id, wine_category_id, award_id,
         alcohol_content_level, public_wine, created_by)
       SELECT c.id, w.user_id, left(w.wine, 58) || ' ' || c.n, w.year, w.sku, w.region_id, w.wine_type_id,
         w.wine_category_id, w.award_id, w.alcohol_content_level, w.public_wine, w.created_by
       FROM copy c JOIN wine w ON w.id = c.source ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO wine_grape (wine_id, position, grape_variety_id)
       SELECT c.id, g.position, g.grape_variety_id FROM copy c JOIN wine_grape g ON g.wine_id = c.source
       JOIN wine w ON w.id = c.id`,
  );
  await client.query(
    `INSERT INTO wine_price (wine_id, bottle_size_id, price)
       SELECT c.id, p.bottle_size_id, p.price FROM copy c JOIN wine_price p ON p.wine_id = c.source
       JOIN wine w ON w.id = c.id`,
  );
  await client.query('DROP TABLE copy');
}

/** Search words: of wines, companies and regions, some common and some rare. */
export async function searchWords({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `SELECT word FROM (
       (SELECT split_part(wine, ' ', 1) AS word FROM wine ORDER BY md5(wine) LIMIT 6)
       UNION (SELECT split_part(company_name, ' ', -1) FROM exhibitor ORDER BY md5(company_name) LIMIT 6)
       UNION (SELECT name FROM region r WHERE EXISTS (SELECT FROM wine w WHERE w.region_id = r.id) ORDER BY md5(name) LIMIT 6)
     ) AS words WHERE char_length(word) >= 4 ORDER BY word`,
  );
  return rows.map(({ word }) => word);
}
