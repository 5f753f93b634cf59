import pg from 'pg';
import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import type { Stage } from './stage.ts';
import { throughputOf, warmUp } from './throughput.ts';

const CLIENTS = 16;
const PAGES = 300;
const SECONDS = 4;
const KEPT = 0.4;

/** Sixteen people move pages of a book of 300, one history row per move, compared with the same locked SQL alone. */
export async function measureMoves({ db, api, headers }: Stage): Promise<Figure> {
  const { catalogId, pageIds } = await makeBook(db);
  const byHand = () => movesAlone(db, catalogId, pageIds);
  const next = (): [string, string] => [
    'PUT',
    `/api/page/change-position/${anyOf(pageIds)}/${1 + Math.floor(Math.random() * PAGES)}`,
  ];
  const load = { origin: api.origin, headers, connections: CLIENTS, next };
  const overHttp = () => throughputOf(load);
  await warmUp(load);
  const floors = [await byHand()];
  const values = [await overHttp()];
  floors.push(await byHand());
  values.push(await overHttp());
  await provePositions(db, catalogId);
  return {
    name: 'moving pages, 16 clients on 300 pages',
    value: mean(values),
    unit: 'moves/s',
    floor: mean(floors),
    goal: { of: 'ratio', atLeast: KEPT },
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const anyOf = (ids: number[]) => ids[Math.floor(Math.random() * ids.length)] ?? 0;

async function makeBook(db: Database) {
  const catalog = await db.prisma.catalog.create({
    data: {
      name: 'Verschobene Seiten',
      catalogType: 1,
      fromOn: new Date('2999-01-01'),
      toOn: new Date('2999-01-31'),
      pages: {
        create: Array.from({ length: PAGES }, (_, i) => ({
          pageType: i < 2 ? 4 + i : 3,
          position: i + 1,
        })),
      },
    },
    include: { pages: { select: { id: true } } },
  });
  return { catalogId: catalog.id, pageIds: catalog.pages.map(({ id }) => id) };
}

const HISTORY = `INSERT INTO history (entity, entity_id, action, before, after)
  VALUES ('page', $1, 'move', jsonb_build_object('position', $2::int), jsonb_build_object('position', $3::int))`;
const SHIFT = `UPDATE page SET position = CASE WHEN id = $2 THEN $4::int WHEN $4::int > $3::int THEN position - 1 ELSE position + 1 END
  WHERE catalog_id = $1 AND position BETWEEN least($3::int, $4::int) AND greatest($3::int, $4::int)`;

/** Statements of the floor, prepared: the best PostgreSQL can do. */
const alone = {
  lock: { name: 'lock', text: 'SELECT id FROM catalog WHERE id = $1 FOR UPDATE' },
  place: { name: 'place', text: 'SELECT position FROM page WHERE id = $1' },
  shift: { name: 'shift', text: SHIFT },
  note: { name: 'note', text: HISTORY },
};

/** Moves per second by as many database clients, each with a separate connection. */
async function movesAlone(db: Database, catalogId: number, pageIds: number[]): Promise<number> {
  const url = (db.pool.options as pg.PoolConfig).connectionString;
  const deadline = performance.now() + SECONDS * 1000;
  let moves = 0;
  const client = async () => {
    const connection = new pg.Client({ connectionString: url });
    await connection.connect();
    while (performance.now() < deadline) {
      const [id, to] = [anyOf(pageIds), 1 + Math.floor(Math.random() * PAGES)];
      await connection.query('BEGIN');
      await connection.query({ ...alone.lock, values: [catalogId] });
      const { rows } = await connection.query({ ...alone.place, values: [id] });
      await connection.query({ ...alone.shift, values: [catalogId, id, rows[0].position, to] });
      await connection.query({ ...alone.note, values: [id, rows[0].position, to] });
      await connection.query('COMMIT');
      moves++;
    }
    await connection.end();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return moves / SECONDS;
}

/** @throws Error when the positions are not 1 to n: a fast result has to be correct */
async function provePositions(db: Database, catalogId: number): Promise<void> {
  const { rows } = await db.pool.query<{ intact: boolean }>(
    `SELECT min(position) = 1 AND max(position) = count(*) AND count(*) = $2 AS intact FROM page WHERE catalog_id = $1`,
    [catalogId, PAGES],
  );
  if (!rows[0]?.intact) throw new Error('The positions of the moved pages are no longer 1 to n.');
}
