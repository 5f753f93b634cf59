import type { AwardSymbolCode, WineListQuery } from '@rebblatt/contracts';
import { NO_ALCOHOL_LEVEL, wineColumnRows } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { readHits, readList } from '../../lib/list-sql.ts';
import { narrowed, scopeSql, scopeWhere } from '../../lib/scope.ts';
import type { Sql } from '../../lib/sql.ts';
import { columnsSql, containingWords, containsText, sql } from '../../lib/sql.ts';
import type { WineScope } from './wine.policy.ts';

type Filters = NonNullable<WineListQuery['columnFilters']>;

/** Whether the wine `w` has this alcohol level. */
export const alcoholIs = (level: number) =>
  level === NO_ALCOHOL_LEVEL ? sql`w.alcohol_content_level IS NULL` : sql`w.alcohol_content_level = ${level}`;

/** Whether the wine `w` has no price at any bottle size. */
export const withoutPrice = sql`NOT EXISTS (SELECT FROM wine_price p WHERE p.wine_id = w.id)`;

/** Whether the wine `w` has no grape variety. */
export const withoutGrapes = sql`NOT EXISTS (SELECT FROM wine_grape g WHERE g.wine_id = w.id)`;

const source: ListSource<Filters> = {
  from: sql`FROM wine w`,
  id: sql`w.id`,
  joins: {
    exhibitor: { sql: sql`JOIN exhibitor e ON e.id = w.user_id` },
    region: { sql: sql`JOIN region r ON r.id = w.region_id` },
    country: { needs: ['region'], sql: sql`JOIN country c ON c.id = r.country_id` },
    wineType: { sql: sql`JOIN wine_type t ON t.id = w.wine_type_id` },
    award: { sql: sql`LEFT JOIN award a ON a.id = w.award_id` },
  },
  filters: {
    user_id: { by: (id) => sql`w.user_id = ${id}` },
    'user.company_name': {
      needs: ['exhibitor'],
      by: (text) => containsText(sql`e.company_name`, text),
    },
    wine: { by: (text) => containsText(sql`w.wine`, text) },
    region: {
      needs: ['country'],
      by: (text) => containingWords(sql`concat(c.search, ' - ', r.search)`, text),
    },
    region_id: { by: (id) => sql`w.region_id = ${id}` },
    country_id: { needs: ['region'], by: (id) => sql`r.country_id = ${id}` },
    bottle_size_id: {
      by: (id) => sql`EXISTS (SELECT FROM wine_price p WHERE p.wine_id = w.id AND p.bottle_size_id = ${id})`,
    },
    grape_variety_id: {
      by: (id) =>
        sql`EXISTS (SELECT FROM wine_grape g WHERE g.wine_id = w.id AND g.grape_variety_id = ${id})`,
    },
    // No wine has a year that the column cannot hold.
    year: { by: (year) => sql`w.year = ${year}::int` },
    wine_type: { needs: ['wineType'], by: (text) => containingWords(sql`t.search`, text) },
    wine_type_id: { by: (id) => sql`w.wine_type_id = ${id}` },
    wine_category_id: { by: (id) => sql`w.wine_category_id = ${id}` },
    award: { needs: ['award'], by: (text) => containingWords(sql`a.search`, text) },
    award_id: { by: (id) => sql`w.award_id = ${id}` },
    alcohol_content_level: { by: alcoholIs },
    gv_count: { by: () => withoutGrapes },
    price_count: { by: () => withoutPrice },
  },
  sorts: {
    'user.company_name': { needs: ['exhibitor'], by: sql`e.company_name` },
    wine: { by: sql`w.wine` },
    region: { needs: ['country'], by: sql`(c.name || ' - ' || r.name) COLLATE by_name` },
    year: { by: sql`w.year` },
    wine_type: { needs: ['wineType'], by: sql`t.wine_type` },
    award: { needs: ['award'], by: sql`a.award` },
    alcohol_content_level: { by: sql`w.alcohol_content_level` },
    id: { by: sql`w.id` },
  },
  defaultSort: [{ field: 'wine', type: 'asc' }],
};

function conditionsOf(scope: WineScope, query: WineListQuery): Sql[] {
  const conditions = [scopeSql(narrowed(scope, query.userId), sql`w.user_id`)];
  const level = query.alcohol_content_level ?? query.custom?.alcohol_content_level;
  if (level !== undefined) conditions.push(alcoholIs(level));
  if ((query.gv_count ?? query.custom?.gv_count) !== undefined) conditions.push(withoutGrapes);
  if (query.search) conditions.push(containingWords(sql`w.search`, query.search));
  return conditions;
}

/** The names of an entry in other languages. */
interface Names {
  name_fr: string | null;
  name_en: string | null;
}

/** A wine as the database returns it: everything a screen shows, in one row. */
export interface WineRow {
  id: number;
  wine: string;
  year: number | null;
  sku: string | null;
  region: Names & {
    id: number;
    name: string;
    country_id: number;
    country: Names & { id: number; name: string };
  };
  award: (Names & { id: number; award: string; symbol: AwardSymbolCode }) | null;
  wine_type: Names & { id: number; wine_type: string };
  wine_category: { id: number; wine_category: string } | null;
  grapes: { id: number; bezeichnung_d_cod: string }[];
  prices: { bottle_size_id: number; size: string; price: string }[];
  alcohol_content_level: number | null;
  public_wine: boolean;
  user: { id: number; email: string; company_name: string };
  creator: { id: number; email: string; role: string };
  picture: { name: string; mime_type: string } | null;
  version: number;
}

const ownColumns = columnsSql(
  wineColumnRows.filter(({ kind }) => kind !== 'named').map(({ field }) => field),
  'w',
);

/** All wines of a list's page in one statement, related rows as JSON, so that the number of queries is constant. */
const rowsOf = (scope: WineScope) => (ids: Sql | number[]) =>
  sql`
  SELECT w.id, ${ownColumns}, w.version,
    json_build_object('id', r.id, 'name', r.name, 'name_fr', r.name_fr, 'name_en', r.name_en, 'country_id', c.id,
      'country', json_build_object('id', c.id, 'name', c.name, 'name_fr', c.name_fr, 'name_en', c.name_en)) AS region,
    CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'award', a.award, 'symbol', a.symbol, 'name_fr', a.name_fr, 'name_en', a.name_en) END AS award,
    json_build_object('id', t.id, 'wine_type', t.wine_type, 'name_fr', t.name_fr, 'name_en', t.name_en) AS wine_type,
    CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'wine_category', k.wine_category) END AS wine_category,
    coalesce((SELECT json_agg(json_build_object('id', v.id, 'bezeichnung_d_cod', v.bezeichnung_d_cod) ORDER BY g.position)
      FROM wine_grape g JOIN grape_variety v ON v.id = g.grape_variety_id WHERE g.wine_id = w.id), '[]') AS grapes,
    coalesce((SELECT json_agg(json_build_object('bottle_size_id', b.id, 'size', b.size, 'price', p.price::text)
        ORDER BY b.priority_size DESC, b.size, b.id)
      FROM wine_price p JOIN bottle_size b ON b.id = p.bottle_size_id WHERE p.wine_id = w.id), '[]') AS prices,
    json_build_object('id', u.id, 'email', u.email, 'company_name', e.company_name) AS "user",
    json_build_object('id', m.id, 'email', m.email, 'role', m.role) AS creator,
    CASE WHEN f.id IS NOT NULL THEN json_build_object('name', f.name, 'mime_type', f.mime_type) END AS picture
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN wine w ON w.id = hit.id
  JOIN exhibitor e ON e.id = w.user_id
  JOIN "user" u ON u.id = w.user_id
  JOIN "user" m ON m.id = w.created_by
  JOIN region r ON r.id = w.region_id
  JOIN country c ON c.id = r.country_id
  JOIN wine_type t ON t.id = w.wine_type_id
  LEFT JOIN wine_category k ON k.id = w.wine_category_id
  LEFT JOIN award a ON a.id = w.award_id
  LEFT JOIN file f ON f.id = w.picture_file_id
  WHERE ${scopeSql(scope, sql`w.user_id`)} ORDER BY hit.n`;

/** One page of wines and how many there are. */
export async function listWines(
  db: Database,
  scope: WineScope,
  query: WineListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: WineRow[]; total: number }> {
  return readList(db, source, query, conditionsOf(scope, query), paging, rowsOf(scope));
}

/** One wine, or null when there is none in the scope. */
export async function findWine(db: Database, scope: WineScope, id: number): Promise<WineRow | null> {
  const [row] = await db.query<WineRow>(rowsOf(scope)([id]));
  return row ?? null;
}

/** These wines, in this order; those outside the scope are left out. */
export const findWines = (db: Database, scope: WineScope, ids: number[]): Promise<WineRow[]> =>
  db.query<WineRow>(rowsOf(scope)(ids));

/** The numbers of all wines of a list as it is filtered and ordered, at most `max`. */
export async function listWineIds(
  db: Database,
  scope: WineScope,
  query: WineListQuery,
  max: number,
): Promise<number[]> {
  const all = { perPage: max, page: 1 };
  return (await readHits(db, source, query, conditionsOf(scope, query), all)).ids;
}

/** How many wines of the scope have no alcohol level. */
export const countWinesWithoutAlcoholLevel = (db: Database, scope: WineScope) =>
  db.prisma.wine.count({ where: { ...scopeWhere(scope), alcoholContentLevel: null } });

const whole = {
  prices: { orderBy: { bottleSizeId: 'asc' } },
  grapes: { orderBy: { position: 'asc' } },
} as const;

/** A wine for a command, locked until the transaction ends; null outside the scope. */
export async function lockWine(tx: Tx, scope: WineScope, id: number) {
  await tx.$queryRaw`SELECT id FROM wine WHERE id = ${id} FOR UPDATE`;
  return tx.wine.findFirst({
    where: { id, ...scopeWhere(scope) },
    include: {
      ...whole,
      createdBy: { select: { role: true } },
    },
  });
}

/** Wines with prices and grapes as the history keeps them, in the order of their numbers. */
export const findWholeWines = (tx: Tx, ids: number[]) =>
  tx.wine.findMany({
    where: { id: { in: ids } },
    include: whole,
    orderBy: { id: 'asc' },
  });

/** A wine with its grapes and prices, as the history keeps it. */
export type WholeWine = Awaited<ReturnType<typeof findWholeWines>>[number];

/** Locks wines of the scope, always in the same order, and reads them as {@link findWholeWines} does. */
export async function lockWines(tx: Tx, scope: WineScope, ids: number[]) {
  if (ids.length === 0) return [];
  await tx.$queryRaw`SELECT id FROM wine WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
  return (await findWholeWines(tx, ids)).filter(
    ({ exhibitorId }) => scope.ownerId === null || exhibitorId === scope.ownerId,
  );
}

/** The picture of a wine, or null. */
export async function findWinePicture(db: Database, scope: WineScope, id: number) {
  const row = await db.prisma.wine.findFirst({
    where: { id, ...scopeWhere(scope) },
    select: { pictureFile: true },
  });
  return row?.pictureFile ?? null;
}
