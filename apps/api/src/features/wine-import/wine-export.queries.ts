import type { Language, WineColumn, WineListQuery } from '@rebblatt/contracts';
import { MAX_GRAPES_PER_WINE } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { TableColumn } from '../../tables/table-export.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import { findWines, listWineIds, type WineRow } from '../wine/wine.queries.ts';
import { headings } from './column.rules.ts';
import { alcoholWords } from './value.rules.ts';
import { companyHeadings, flagWords } from './words.rules.ts';

/** More wines than any fair has. */
const MOST_WINES = 200_000;
/** Wines that are in memory at once. */
const BATCH = 500;
const FEWEST_SIZES = 2;

/** The numbers of the wines to export, and how many prices the one with the most has. */
export async function wineNumbers(db: Database, scope: WineScope, query: WineListQuery) {
  const ids = await listWineIds(db, scope, query, MOST_WINES);
  const [most] = await db.query<{ sizes: number }>(sql`
    SELECT coalesce(max(n), 0)::int AS sizes FROM
      (SELECT count(*) AS n FROM wine_price WHERE wine_id = ANY(${ids}::int[]) GROUP BY wine_id) AS counts`);
  return { ids, sizes: Math.max(FEWEST_SIZES, most?.sizes ?? 0) };
}

/** Wine after wine, read a few hundred at a time. */
export async function* winesInTurn(db: Database, scope: WineScope, ids: number[]): AsyncGenerator<WineRow> {
  for (let at = 0; at < ids.length; at += BATCH) yield* await findWines(db, scope, ids.slice(at, at + BATCH));
}

/** The columns of an exported list; read back, they are recognised by their headings. */
export function wineTableColumns(
  language: Language,
  sizes: number,
  withExhibitor: boolean,
  sharedRegions: ReadonlySet<string>,
): TableColumn<WineRow>[] {
  const say = headings[language];
  const one = (field: WineColumn, value: TableColumn<WineRow>['value'], width?: number) => ({
    heading: say[field],
    value,
    width,
  });
  const regionOf = ({ region }: WineRow) =>
    sharedRegions.has(region.name) ? `${region.country.name} - ${region.name}` : region.name;
  return [
    one('id', (wine) => wine.id),
    ...(withExhibitor
      ? [{ heading: companyHeadings[language], value: (wine: WineRow) => wine.user.company_name, width: 28 }]
      : []),
    one('wine', (wine) => wine.wine, 36),
    one('year', (wine) => wine.year),
    one('sku', (wine) => wine.sku, 16),
    one('region', regionOf, 24),
    one('wine_type', (wine) => wine.wine_type.wine_type, 16),
    one('wine_category', (wine) => wine.wine_category?.wine_category ?? null, 16),
    one('alcohol', ({ alcohol_content_level: level }) =>
      level === null ? null : alcoholWords[level as keyof typeof alcoholWords],
    ),
    one('award', (wine) => wine.award?.award ?? null, 24),
    one('public', (wine) => flagWords[language][wine.public_wine ? 1 : 0]),
    ...Array.from({ length: MAX_GRAPES_PER_WINE }, (_, i) => ({
      heading: `${say.grape} ${i + 1}`,
      value: (wine: WineRow) => wine.grapes[i]?.bezeichnung_d_cod ?? null,
      width: 18,
    })),
    ...Array.from({ length: sizes }, (_, i) => [
      { heading: `${say.size} ${i + 1}`, value: (wine: WineRow) => wine.prices[i]?.size ?? null },
      {
        heading: `${say.price} ${i + 1}`,
        format: 'amount' as const,
        value: (wine: WineRow) => (wine.prices[i] ? Number(wine.prices[i].price) : null),
      },
    ]).flat(),
  ];
}

/** The names that several regions share, which only their country tells apart. */
export async function sharedRegionNames(db: Database): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    sql`SELECT name FROM region GROUP BY name HAVING count(*) > 1`,
  );
  return new Set(rows.map(({ name }) => name));
}
