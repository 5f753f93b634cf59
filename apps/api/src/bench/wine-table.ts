import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { median, medianTime } from './median.ts';
import { residentMemory, watchMemory } from './memory.ts';
import type { Stage } from './stage.ts';
import { growWines } from './wines.ts';

const ROWS = 500;
const TRIES = 5;
/** A check reads cells, looks names up and parses every row by the form's contract; its floor is its two lookups. */
const CHECK_TIMES = 30;
/** A write also checks, and records the history of each wine; its floor are the rows alone. */
const WRITE_TIMES = 8;

const EXPORTED = 40_000;
/** A list that stood in memory as a whole would take ten times as much. */
const EXPORT_MB = 120;

/** An imported list of wines against the bare statements for the same rows, and the memory of a long export. */
export async function measureWineTable(stage: Stage): Promise<Figure[]> {
  const { exhibitorId, words } = await someExhibitor(stage.db);
  const headers = {
    authorization: `Bearer ${await stage.signIn(exhibitorId)}`,
    'content-type': 'application/json',
  };
  const post = async (path: string, body: object = {}) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${stage.api.origin}/api/wine-import${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: number } }).data;
  };
  const check = await medianTime(TRIES, async () => {
    await post('/check', tableOf(words));
  });
  const writes: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const begun = performance.now();
    const { id } = await post('', tableOf(words));
    writes.push(performance.now() - begun);
    await post(`/undo/${id}`);
  }
  return [
    {
      name: `checking a list of ${ROWS} wines`,
      value: check,
      unit: 'ms',
      floor: await medianTime(TRIES, () => lookUpAlone(stage.db, exhibitorId)),
      goal: { of: 'ratio', atMost: CHECK_TIMES },
    },
    {
      name: `writing a list of ${ROWS} wines`,
      value: median(writes),
      unit: 'ms',
      floor: await medianTime(TRIES, () => writeAlone(stage.db, exhibitorId)),
      goal: { of: 'ratio', atMost: WRITE_TIMES },
    },
    await exportedMemory(stage),
  ];
}

async function someExhibitor({ pool }: Database) {
  const { rows } = await pool.query<{
    user_id: number;
    region: string;
    type: string;
    grape: string;
    size: string;
  }>(
    `SELECT w.user_id, c.name || ' - ' || r.name AS region, t.wine_type AS type, v.bezeichnung_d_cod AS grape, b.size
     FROM wine w JOIN region r ON r.id = w.region_id JOIN country c ON c.id = r.country_id
     JOIN wine_type t ON t.id = w.wine_type_id JOIN wine_grape g ON g.wine_id = w.id
     JOIN grape_variety v ON v.id = g.grape_variety_id JOIN wine_price p ON p.wine_id = w.id
     JOIN bottle_size b ON b.id = p.bottle_size_id JOIN "user" u ON u.id = w.user_id AND u.active
     ORDER BY w.id LIMIT 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo has no wine.');
  const { user_id: exhibitorId, ...words } = row;
  return { exhibitorId, words };
}

type Words = Awaited<ReturnType<typeof someExhibitor>>['words'];

const nameOf = (n: number) => `Wein der Messung ${n}`;

function tableOf({ region, type, grape, size }: Words) {
  const fields = ['wine', 'year', 'region', 'wine_type', 'grape', 'size', 'price', 'alcohol'];
  return {
    columns: fields.map((field) => ({ heading: field, field })),
    rows: Array.from({ length: ROWS }, (_, n) => ({
      line: n + 2,
      cells: [nameOf(n), '2020', region, type, grape, size, '18.50', '12.5 %'],
    })),
  };
}

/** What a check asks the database at least: which of these wines there are. */
async function lookUpAlone({ pool }: Database, exhibitorId: number): Promise<void> {
  await pool.query('SELECT id, name FROM region ORDER BY name');
  await pool.query(
    `SELECT n, w.id FROM generate_series(1, ${ROWS}) n LEFT JOIN wine w ON w.user_id = $1
       AND w.wine_key = 'weindermessung' || n AND coalesce(w.year, 0) = 2020`,
    [exhibitorId],
  );
}

/** The same rows in one transaction by four statements, with the triggers and indexes of the tables. */
async function writeAlone({ pool }: Database, exhibitorId: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `CREATE TEMPORARY TABLE bench_wine ON COMMIT DROP AS
         SELECT n, nextval(pg_get_serial_sequence('wine', 'id'))::int AS id FROM generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `INSERT INTO wine (id, user_id, wine, year, region_id, wine_type_id, alcohol_content_level, created_by)
         SELECT b.id, $1, 'Wein von Hand ' || b.n, 2020, w.region_id, w.wine_type_id, 30, $1
         FROM bench_wine b, (SELECT region_id, wine_type_id FROM wine ORDER BY id LIMIT 1) w`,
      [exhibitorId],
    );
    await client.query(
      `INSERT INTO wine_price (wine_id, bottle_size_id, price)
         SELECT b.id, s.id, 18.5 FROM bench_wine b, (SELECT id FROM bottle_size ORDER BY id LIMIT 1) s`,
    );
    await client.query(
      `INSERT INTO history (actor_id, entity, entity_id, action, after, exhibitor_id)
         SELECT $1, 'wine', w.id, 'create', to_jsonb(w) - 'search', $1 FROM wine w JOIN bench_wine b ON b.id = w.id`,
      [exhibitorId],
    );
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
}

/** How much memory the server takes on while it sends all wines of a very large fair as a workbook. */
async function exportedMemory({ db, api, headers }: Stage): Promise<Figure> {
  await growWines(db, EXPORTED);
  const before = await residentMemory(api.pid);
  const stop = watchMemory(api.pid);
  const answer = await fetch(`${api.origin}/api/wine/export/xlsx`, { headers });
  let bytes = 0;
  for await (const chunk of answer.body as ReadableStream<Uint8Array>) bytes += chunk.length;
  const { own } = await stop();
  if (!answer.ok || bytes < EXPORTED) throw new Error('The export did not arrive.');
  return {
    name: `memory of an export of ${EXPORTED.toLocaleString('en')} wines`,
    value: Math.max(0, own - before),
    unit: 'MB',
    floor: null,
    goal: { of: 'value', atMost: EXPORT_MB },
  };
}
