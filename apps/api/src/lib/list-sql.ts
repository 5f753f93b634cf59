import type { Sql } from './sql.ts';
import { allOf, joinSql, noSql, sql } from './sql.ts';

/** A filter or an order and the joins it cannot do without, by name. */
export interface Part<T> {
  needs?: string[];
  by: T;
}

/** How a table is listed: ids first, so that only the rows of one page are joined and read in full. */
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
  /** Order without a wish of the reader. */
  defaultSort: { field: string; type: 'asc' | 'desc' }[];
}

interface Asked<Filters> {
  columnFilters?: Partial<Filters>;
  sort: { field: string; type: 'asc' | 'desc' | 'none' }[];
}

interface Statements {
  ids: Sql;
  count: Sql;
}

/**
 * The two statements of a list: the ids of one page in order (ties broken by id) and the count of all rows.
 * @param conditions the scope, the search, and whatever else always applies
 */
export function listStatements<Filters extends object>(
  source: ListSource<Filters>,
  asked: Asked<Filters>,
  conditions: Sql[],
  { perPage, page }: { perPage: number; page: number },
): Statements {
  const filters = filterParts(source, asked.columnFilters ?? {});
  const sort = asked.sort.length ? asked.sort : source.defaultSort;
  const orders = sort.flatMap(({ field, type }) => {
    const part = source.sorts[field];
    return part
      ? [
          {
            needs: part.needs,
            by: type === 'desc' ? sql`${part.by} DESC NULLS LAST` : sql`${part.by} ASC NULLS LAST`,
          },
        ]
      : [];
  });
  const where = sql`WHERE ${allOf([...conditions, ...filters.map((part) => part.by)])}`;
  const ordered = joinSql([...orders.map((part) => part.by), source.id]);
  return {
    ids: sql`SELECT ${source.id} AS id ${source.from} ${joinsFor(source, [...filters, ...orders])} ${where}
      ORDER BY ${ordered} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    count: sql`SELECT count(*)::int AS total ${source.from} ${joinsFor(source, filters)} ${where}`,
  };
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
