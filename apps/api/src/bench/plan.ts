import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { acceptAllPages } from './full-book.ts';
import { measureLeafing } from './leafing.ts';
import { speedFigure, speedOf } from './lists.ts';
import { median } from './median.ts';
import type { Stage } from './stage.ts';
import { growWines } from './wines.ts';

/** The fair as it is, and a book larger than any. */
const WINES = 4000;
const PAGES = 1500;
const CONNECTIONS = 8;
const PER_PAGE = 20;
const TRIES = 15;
/** Beyond its statements the plan lays out three registers. */
const PLAN_TIMES = 4;

/** Leafing through the demo's book, and what stands above and in its list of pages when it is five times as long. */
export async function measurePlan(stage: Stage): Promise<Figure[]> {
  await growWines(stage.db, WINES);
  const catalogId = await acceptAllPages(stage.db);
  const leafing = await measureLeafing(stage, catalogId);
  const last = await growPages(stage.db, catalogId);
  try {
    const strip = await speedOf(stage, CONNECTIONS, () => `/catalog/${catalogId}/standing`);
    const list = await speedOf(
      stage,
      CONNECTIONS,
      (n) => `/catalog/${catalogId}/page/${PER_PAGE}/${1 + (n % (PAGES / PER_PAGE))}`,
    );
    const where = `at ${PAGES.toLocaleString('en')} pages`;
    return [
      ...leafing,
      speedFigure(`counting strip ${where}`, strip),
      speedFigure(`page list with status ${where}`, list),
      await planFigure(stage, `/catalog/${catalogId}/sheet-plan`, where),
    ];
  } finally {
    await stage.db.pool.query('DELETE FROM page WHERE catalog_id = $1 AND position > $2', [catalogId, last]);
  }
}

/** Adds copies of the exhibitors' pages at the end, to exactly as many pages. @returns the last position before */
async function growPages({ pool }: Database, catalogId: number): Promise<number> {
  const { rows } = await pool.query<{ last: number }>(
    'SELECT max(position) AS last FROM page WHERE catalog_id = $1',
    [catalogId],
  );
  const last = rows[0]?.last ?? 0;
  await pool.query(
    `INSERT INTO page SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('page', 'id')), 'position', $2::int + copy.n))).*
       FROM (SELECT page.id, row_number() OVER () AS n FROM page, generate_series(1, 100)
         WHERE catalog_id = $1 AND page_type = 1 LIMIT $3) AS copy JOIN page p ON p.id = copy.id`,
    [catalogId, last, PAGES - last],
  );
  await pool.query('ANALYZE page');
  return last;
}

/** How long the plan takes, alternating with its floor. */
async function planFigure({ api, floor, headers }: Stage, path: string, where: string): Promise<Figure> {
  const timed = async (url: string) => {
    const begun = performance.now();
    const answer = await fetch(url, { headers });
    const { total } = (await answer.json()) as { total: number };
    if (total !== PAGES) throw new Error(`${url} has ${total} pages.`);
    return performance.now() - begun;
  };
  const [own, alone]: number[][] = [[], []];
  for (let i = 0; i < TRIES; i++) {
    alone?.push(await timed(floor.origin + path));
    own?.push(await timed(`${api.origin}/api${path}`));
  }
  return {
    name: `sheet plan ${where}`,
    value: median(own),
    unit: 'ms',
    floor: median(alone),
    goal: { of: 'ratio', atMost: PLAN_TIMES },
  };
}
