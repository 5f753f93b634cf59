import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { speedFigure, speedOf } from './lists.ts';
import type { Stage } from './stage.ts';

/** A fair as it is, and one that nobody has yet. */
const EXHIBITORS = [130, 5000];
const CONNECTIONS = 8;
const PER_PAGE = 20;

/** The organiser's list of requests against the best that PostgreSQL can do for it, at both sizes of a fair. */
export async function measureRequests(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  const catalogId = await runningCatalog(stage.db);
  for (const exhibitors of EXHIBITORS) {
    await growRequests(stage.db, catalogId, exhibitors);
    const pages = Math.ceil(exhibitors / PER_PAGE);
    const path = (n: number) => `/admin-request/${PER_PAGE}/${1 + (n % pages)}?catalog_id=${catalogId}`;
    const speed = await speedOf(stage, CONNECTIONS, path);
    figures.push(speedFigure(`request list at ${exhibitors.toLocaleString('en')} exhibitors`, speed));
  }
  return figures;
}

async function runningCatalog({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM catalog WHERE "from" <= current_date ORDER BY "from" DESC LIMIT 1',
  );
  return rows[0]?.id ?? 0;
}

/** Brings the number of requests for a catalogue up to `count`, each with an exhibitor of its own. */
async function growRequests({ pool }: Database, catalogId: number, count: number): Promise<void> {
  const { rows } = await pool.query<{ there: number }>(
    'SELECT count(*)::int AS there FROM catalog_request WHERE catalog_id = $1',
    [catalogId],
  );
  const missing = count - (rows[0]?.there ?? 0);
  if (missing > 0)
    await pool.query(
      `WITH account AS (
         INSERT INTO "user" (email, password_hash, role, active)
         SELECT 'bench-' || n || '@fair.test', 'unusable', 'EXHIBITOR', true FROM generate_series(1, $2::int) n RETURNING id
       ), profile AS (
         INSERT INTO exhibitor (id, company_name) SELECT id, 'Weingut ' || md5(id::text) FROM account RETURNING id
       )
       INSERT INTO catalog_request (catalog_id, exhibitor_id, count_stands, count_pages_wine, count_pages_advertising)
       SELECT $1::int, id, 1, 2, 0 FROM profile`,
      [catalogId, missing],
    );
  await pool.query('ANALYZE');
}
