import type {
  AssignedStand,
  CatalogExhibitor,
  exhibitorInCatalogList,
  standExhibitorList,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Database } from '../../lib/database.ts';
import { narrowed, scopeSql } from '../../lib/scope.ts';
import type { Sql } from '../../lib/sql.ts';
import { allOf, containingWords, containsText, joinSql, sql } from '../../lib/sql.ts';
import { inStandSigns, withoutStandWord } from '../../lib/stand-name.ts';
import type { AssignmentScope } from './catalog.policy.ts';

type Paging = { perPage: number; page: number };

/** The requested order, or the default order of the list. */
function orderBy(
  columns: Record<string, Sql>,
  sort: { field: string; type: string }[],
  otherwise: Sql[],
): Sql[] {
  const wanted = sort.flatMap(({ field, type }) => {
    const column = columns[field];
    return column ? [type === 'desc' ? sql`${column} DESC` : column] : [];
  });
  return wanted.length ? wanted : otherwise;
}

/** How many rows there are in all, for a page beyond the last one, which contains no row with the count. */
const countOf = async (db: Database, listed: Sql): Promise<number> =>
  (await db.query<{ total: number }>(sql`SELECT count(*)::int AS total ${listed}`))[0]?.total ?? 0;

const exhibitorOrder = { company_name: sql`e.company_name`, email: sql`u.email`, id: sql`e.id` };

/** The exhibitors of a catalogue, by company name. */
export async function listExhibitorsInCatalog(
  db: Database,
  catalogId: number,
  { search, columnFilters, sort }: z.output<typeof exhibitorInCatalogList>,
  { perPage, page }: Paging,
): Promise<{ data: CatalogExhibitor[]; total: number }> {
  const conditions = [sql`m.catalog_id = ${catalogId}`];
  if (search) conditions.push(containingWords(sql`e.search`, search));
  if (columnFilters?.company_name)
    conditions.push(containsText(sql`e.company_name`, columnFilters.company_name));
  if (columnFilters?.email) conditions.push(containsText(sql`u.email`, columnFilters.email));
  const listed = sql`
    FROM catalog_membership m JOIN exhibitor e ON e.id = m.exhibitor_id JOIN "user" u ON u.id = e.id
    WHERE ${allOf(conditions)}`;
  const rows = await db.query<Omit<CatalogExhibitor, 'active'> & { active: boolean; total: number }>(sql`
    SELECT e.id, e.company_name, u.email, u.active, count(*) OVER ()::int AS total ${listed}
    ORDER BY ${joinSql([...orderBy(exhibitorOrder, sort, [sql`e.company_name`]), sql`e.id`])}
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
  const data = rows.map(({ total: _, active, ...row }) => ({
    ...row,
    active: active ? (1 as const) : (0 as const),
  }));
  return { data, total: rows[0]?.total ?? (await countOf(db, listed)) };
}

const standOrder = { stand: sql`d.stand`, id: sql`d.id` };

/** The stands assigned in a catalogue to the exhibitors of the scope, in walking order. */
export async function listAssignedStands(
  db: Database,
  scope: AssignmentScope,
  catalogId: number,
  { search, columnFilters, sort, userId }: z.output<typeof standExhibitorList>,
  { perPage, page }: Paging,
): Promise<{ data: AssignedStand[]; total: number }> {
  const conditions = [
    sql`a.catalog_id = ${catalogId}`,
    scopeSql(narrowed(scope, userId), sql`a.exhibitor_id`),
  ];
  for (const text of [search, columnFilters?.stand])
    if (text)
      conditions.push(
        inStandSigns(withoutStandWord(text), (spelt) =>
          containsText(sql`concat_ws(' ', s.name, k.name, d.stand)`, spelt),
        ),
      );
  const walking = [sql`s.position NULLS FIRST`, sql`k.position NULLS FIRST`, sql`d.stand`];
  const listed = sql`
    FROM catalog_stand a JOIN stand d ON d.id = a.stand_id
    LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
    WHERE ${allOf(conditions)}`;
  const rows = await db.query<AssignedStand & { total: number }>(sql`
    SELECT d.id, d.stand, s.name AS ship, k.name AS deck, a.catalog_id, a.exhibitor_id, count(*) OVER ()::int AS total
    ${listed}
    ORDER BY ${joinSql([...orderBy(standOrder, sort, walking), sql`d.id`])}
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
  const total = rows[0]?.total ?? (await countOf(db, listed));
  return { data: rows.map(({ total: _, ...row }) => row), total };
}

/** The exhibitors who have these stands in a catalogue, with their requests for them, by stand. */
export async function findStandHolders(db: Database, catalogId: number, standIds: number[]) {
  const rows = await db.query<{
    stand_id: number;
    id: number;
    company_name: string;
    request_id: number | null;
  }>(sql`
    SELECT a.stand_id, e.id, e.company_name, r.id AS request_id
    FROM catalog_stand a JOIN exhibitor e ON e.id = a.exhibitor_id
    LEFT JOIN catalog_request r ON r.catalog_id = a.catalog_id AND r.exhibitor_id = a.exhibitor_id
    WHERE a.catalog_id = ${catalogId} AND a.stand_id = ANY(${standIds}::int[])`);
  return new Map(rows.map(({ stand_id, ...holder }) => [stand_id, holder]));
}
