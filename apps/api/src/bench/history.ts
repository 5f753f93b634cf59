import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { speedOf } from './lists.ts';
import type { Stage } from './stage.ts';

/** About ten years of fairs. */
const ROWS = 200_000;
const CONNECTIONS = 8;

/** The first page may take twice as long as its rows alone. */
const KEPT = 0.5;

/** The first page of a long history against its bare statements, read by a few administrators. */
export async function measureHistory(stage: Stage): Promise<Figure> {
  await growHistory(stage.db, ROWS);
  const { api, floor } = await speedOf(stage, CONNECTIONS, () => '/history/20/1');
  return {
    name: `history at ${ROWS.toLocaleString('en')} rows, first page`,
    value: api,
    unit: 'requests/s',
    floor,
    goal: { of: 'ratio', atLeast: KEPT },
  };
}

/** Adds rows as a fair writes them: changed wines with all their columns, pages, sessions. */
async function growHistory({ pool }: Database, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(
      `INSERT INTO history (at, actor_id, entity, entity_id, action, before, after, exhibitor_id, item)
         SELECT now() - (n || ' minutes')::interval, w.user_id, 'wine', w.id, 'update', to_jsonb(w) - 'search',
           to_jsonb(w) - 'search' || jsonb_build_object('sku', n::text, 'exhibitorId', w.user_id), w.user_id, w.wine || ' ' || w.year
         FROM generate_series(1, $1 / 2) n JOIN LATERAL (SELECT * FROM wine WHERE id = 1 + n % 4000) w ON true`,
      [count],
    );
    await client.query(
      `INSERT INTO history (at, actor_id, entity, entity_id, action, before, after, page_id, exhibitor_id, item)
         SELECT now() - (n || ' seconds')::interval, p.exhibitor_id, 'page', p.id, 'update', to_jsonb(p) - 'search' - 'snapshot',
           to_jsonb(p) - 'search' - 'snapshot' || jsonb_build_object('footer', n::text), p.id, p.exhibitor_id, p.position::text
         FROM generate_series(1, $1 - (SELECT count(*)::int FROM history)) n
         JOIN LATERAL (SELECT * FROM page ORDER BY id OFFSET n % 50 LIMIT 1) p ON true`,
      [count],
    );
    await client.query('VACUUM ANALYZE history');
  } finally {
    client.release(true);
  }
}
