import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { speedFigure, speedOf } from './lists.ts';
import type { Stage } from './stage.ts';

/** The size of a real fair, and one larger than any. */
const EXHIBITORS = [130, 5000];
const CONNECTIONS = 8;
const PER_PAGE = 20;
const MAILED = 600;

/** The organiser's lists of people against the best that PostgreSQL can do for them, at both sizes of a fair. */
export async function measurePeople(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  const catalogId = await runningCatalog(stage.db);
  for (const exhibitors of EXHIBITORS) {
    await growPeople(stage.db, catalogId, exhibitors);
    const pages = Math.ceil(exhibitors / PER_PAGE);
    const lists = {
      exhibitor: (n: number) => `/exhibitor/${PER_PAGE}/${1 + (n % pages)}`,
      request: (n: number) => `/admin-request/${PER_PAGE}/${1 + (n % pages)}?catalog_id=${catalogId}`,
      mail: (n: number) => `/mail/${PER_PAGE}/${1 + (n % pages)}`,
    };
    for (const [name, path] of Object.entries(lists)) {
      const speed = await speedOf(stage, CONNECTIONS, path);
      figures.push(speedFigure(`${name} list at ${exhibitors.toLocaleString('en')} exhibitors`, speed));
    }
  }
  figures.push(await measureMailing(stage, catalogId));
  return figures;
}

async function runningCatalog({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM catalog WHERE "from" <= current_date ORDER BY "from" DESC LIMIT 1',
  );
  return rows[0]?.id ?? 0;
}

/** Increases the number of requests for a catalogue to `count`, each of a new member who has received a mail. */
async function growPeople({ pool }: Database, catalogId: number, count: number): Promise<void> {
  const { rows } = await pool.query<{ there: number }>(
    'SELECT count(*)::int AS there FROM catalog_request WHERE catalog_id = $1',
    [catalogId],
  );
  const missing = count - (rows[0]?.there ?? 0);
  if (missing > 0)
    await pool.query(
      `WITH account AS (
         INSERT INTO "user" (email, password_hash, role, active)
         SELECT 'bench-' || md5(random()::text || n) || '@fair.test', 'unusable', 'EXHIBITOR', true
         FROM generate_series(1, $2::int) n RETURNING id, email
       ), profile AS (
         INSERT INTO exhibitor (id, company_name) SELECT id, 'Weingut ' || md5(id::text) FROM account RETURNING id
       ), member AS (
         INSERT INTO catalog_membership (catalog_id, exhibitor_id) SELECT $1::int, id FROM profile
       ), written AS (
         INSERT INTO mail (kind, recipient, user_id, subject, text, state)
         SELECT 'mailing', email, id, 'Zum Anlass', 'Guten Tag', 'sent' FROM account
       )
       INSERT INTO catalog_request (catalog_id, exhibitor_id, count_stands, count_pages_wine, count_pages_advertising)
       SELECT $1::int, id, 1, 2, 0 FROM profile`,
      [catalogId, missing],
    );
  await pool.query('ANALYZE');
}

/** How long the organiser waits until a message to 600 exhibitors is queued; it is sent in the background. */
async function measureMailing({ api, headers, db }: Stage, catalogId: number): Promise<Figure> {
  const { rows } = await db.pool.query<{ id: number }>(
    'SELECT exhibitor_id AS id FROM catalog_membership WHERE catalog_id = $1 ORDER BY 1 DESC LIMIT $2',
    [catalogId, MAILED],
  );
  const text = 'Guten Tag {{company_name}}, die Schiffe legen um 14 Uhr ab. Wir freuen uns auf Sie.';
  const body = { catalog_id: catalogId, subject: 'Zum Anlass', text, exhibitors: rows.map(({ id }) => id) };
  const began = performance.now();
  const answer = await fetch(`${api.origin}/api/exhibitor/send-mail`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const value = performance.now() - began;
  const { count } = (await answer.json()) as { count: number };
  if (count !== MAILED) throw new Error(`The mailing was sent to ${count} instead of ${MAILED} exhibitors.`);
  const goal = { of: 'value', atMost: 1000 } as const;
  return { name: `mailing to ${MAILED} exhibitors taken`, value, unit: 'ms', floor: null, goal };
}
