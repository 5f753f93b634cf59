import type { Database } from './database.ts';
import type { Sql } from './sql.ts';
import { allOf, joinSql, noSql, sql } from './sql.ts';

/** A filter or an order and the names of the joins that it needs. */
interface Part<T> {
  needs?: string[];
  by: T;
}

/** How a table is listed: first the ids, so that only the rows of one page are joined and read completely. */
export interface ListSource<Filters> {
  /** `FROM` with the table's alias. */
  from: Sql;
  /** The id column. */
  id: Sql;
  /** Joins by name, added only when a filter or the order needs them. A join must not multiply rows. */
  joins: Record<string, { needs?: string[]; sql: Sql }>;
  /** One condition per filter of the contract. */
  filters: { [K in keyof Required<Filters>]: Part<(value: NonNullable<Filters[K]>) => Sql> };
  /** One expression per sortable field of the contract. */
  sorts: Record<string, Part<Sql>>;
  /** Order when the reader has not chosen one. */
  defaultSort: { field: string; type: 'asc' | 'desc' }[];
}

interface Asked<Filters> {
  columnFilters?: Partial<Filters>;
  sort: { field: string; type: 'asc' | 'desc' | 'none' }[];
}

/** Which page of a list: its size, and its number from 1. */
export interface Paging {
  perPage: number;
  page: number;
}

/** The ids of one page of a list in order, and the number of rows on all pages. */
export interface Hits {
  ids: number[];
  total: number;
}

/**
 * One page of a list, in one round trip. Ids and count are one statement, which joins only what filters and order need;
 * the rows are another, so that the many joins of a row are planned once, whatever the reader asks for.
 * @param asked what the reader filters and sorts by; ties are broken by the id
 * @param conditions the scope, the search, and whatever else always applies
 * @param rowsOf reads the rows of these ids in this order, with everything a row shows
 */
export async function readList<Filters extends object, Row extends object>(
  db: Database,
  source: ListSource<Filters>,
  asked: Asked<Filters>,
  conditions: Sql[],
  paging: Paging,
  rowsOf: (ids: Sql) => Sql,
): Promise<{ rows: Row[]; total: number }> {
  const { ids, count } = listStatements(source, asked, conditions, paging);
  const [found, rows] = await db.queryPair<{ total: number }, Row>(
    sql`SELECT (${count}) AS total, set_config('list.ids', ARRAY(${ids})::text, true)`,
    rowsOf(sql`current_setting('list.ids')`),
  );
  return { rows, total: found[0]?.total ?? 0 };
}

/** The first half of {@link readList}, for rows that are read in another way. */
export async function readHits<Filters extends object>(
  db: Database,
  source: ListSource<Filters>,
  asked: Asked<Filters>,
  conditions: Sql[],
  paging: Paging,
): Promise<Hits> {
  const { ids, count } = listStatements(source, asked, conditions, paging);
  const [hits] = await db.query<Hits>(sql`SELECT ARRAY(${ids}) AS ids, (${count}) AS total`);
  return hits ?? { ids: [], total: 0 };
}

/** How many rows of a list these filters leave, as a statement of one number. */
export const countSql = <Filters extends object>(
  source: ListSource<Filters>,
  columnFilters: Partial<Filters>,
  conditions: Sql[],
): Sql => listStatements(source, { columnFilters, sort: [] }, conditions, { perPage: 1, page: 1 }).count;

function listStatements<Filters extends object>(
  source: ListSource<Filters>,
  asked: Asked<Filters>,
  conditions: Sql[],
  { perPage, page }: Paging,
) {
  const filters = filterParts(source, asked.columnFilters ?? {});
  const sort = asked.sort.length ? asked.sort : source.defaultSort;
  const orders = sort.flatMap(({ field, type }) => {
    const part = source.sorts[field];
    return part
      ? [
          {
            needs: part.needs,
            by: ordered(source, part.by, type),
          },
        ]
      : [];
  });
  const where = sql`WHERE ${allOf([...conditions, ...filters.map((part) => part.by)])}`;
  const order = joinSql([...orders.map((part) => part.by), source.id]);
  return {
    ids: sql`SELECT ${source.id} AS id ${source.from} ${joinsFor(source, [...filters, ...orders])} ${where}
      ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    count: sql`SELECT count(*)::int AS total ${source.from} ${joinsFor(source, filters)} ${where}`,
  };
}

/** Nulls come last. An id is never null, and NULLS LAST would prevent reading its index backwards. */
function ordered<Filters>({ id }: ListSource<Filters>, by: Sql, type: 'asc' | 'desc' | 'none'): Sql {
  if (type !== 'desc') return sql`${by} ASC NULLS LAST`;
  return by.text === id.text ? sql`${by} DESC` : sql`${by} DESC NULLS LAST`;
}

function filterParts<Filters extends object>(
  source: ListSource<Filters>,
  asked: Partial<Filters>,
): Part<Sql>[] {
  const fields = Object.keys(asked) as (keyof Filters)[];
  return fields.flatMap((field) => {
    const value = asked[field];
    if (value === undefined || value === null) return [];
    const { needs, by } = source.filters[field];
    return [{ needs, by: by(value) }];
  });
}

function joinsFor<Filters>(source: ListSource<Filters>, parts: Part<unknown>[]): Sql {
  const wanted = new Set<string>();
  const want = (name: string) => {
    for (const inner of source.joins[name]?.needs ?? []) want(inner);
    wanted.add(name);
  };
  for (const name of parts.flatMap((part) => part.needs ?? [])) want(name);
  const pieces = [...wanted].flatMap((name) => source.joins[name]?.sql ?? []);
  return pieces.length ? joinSql(pieces, ' ') : noSql;
}
