import type { Language, WineColumn, WineExportColumn, WineListQuery } from '@rebblatt/contracts';
import { MAX_GRAPES_PER_WINE, wineExportColumns } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { TableColumn } from '../../tables/table-export.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import { findWines, listWineIds, type WineRow } from '../wine/wine.queries.ts';
import { headings } from './heading-words.rules.ts';
import { markedNumber } from './number.rules.ts';
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

type Wanted = {
  columns: readonly WineExportColumn[];
  language: Language;
  /** How many prices the wine with the most has. */
  sizes: number;
  /** Region names that need their country. */
  sharedRegions: ReadonlySet<string>;
};

/** The columns of an exported list, in their own order; read back, they are recognised by their headings. */
export function wineTableColumns({
  columns,
  language,
  sizes,
  sharedRegions,
}: Wanted): TableColumn<WineRow>[] {
  const say = headings[language];
  const one = (field: WineColumn, value: TableColumn<WineRow>['value'], width?: number) => [
    { heading: say[field], value, width },
  ];
  const regionOf = ({ region }: WineRow) =>
    sharedRegions.has(region.name) ? `${region.country.name} - ${region.name}` : region.name;
  const all: Record<WineExportColumn, TableColumn<WineRow>[]> = {
    id: one('id', (wine) => markedNumber(wine.id), 16),
    exhibitor: [{ heading: companyHeadings[language], value: (wine) => wine.user.company_name, width: 28 }],
    wine: one('wine', (wine) => wine.wine, 36),
    year: one('year', (wine) => wine.year),
    sku: one('sku', (wine) => wine.sku, 16),
    region: one('region', regionOf, 24),
    wine_type: one('wine_type', (wine) => wine.wine_type.wine_type, 16),
    wine_category: one('wine_category', (wine) => wine.wine_category?.wine_category ?? null, 16),
    alcohol: one('alcohol', ({ alcohol_content_level: level }) =>
      level === null ? null : alcoholWords[level as keyof typeof alcoholWords],
    ),
    award: one('award', (wine) => wine.award?.award ?? null, 24),
    public: one('public', (wine) => flagWords[language][wine.public_wine ? 1 : 0]),
    grape: Array.from({ length: MAX_GRAPES_PER_WINE }, (_, i) => ({
      heading: `${say.grape} ${i + 1}`,
      value: (wine) => wine.grapes[i]?.bezeichnung_d_cod ?? null,
      width: 18,
    })),
    price: Array.from({ length: sizes }, (_, i): TableColumn<WineRow>[] => [
      { heading: `${say.size} ${i + 1}`, value: (wine) => wine.prices[i]?.size ?? null },
      {
        heading: `${say.price} ${i + 1}`,
        format: 'amount',
        value: (wine) => (wine.prices[i] ? Number(wine.prices[i].price) : null),
      },
    ]).flat(),
  };
  return wineExportColumns.filter((name) => columns.includes(name)).flatMap((name) => all[name]);
}

/** The names that several regions share, which only their country tells apart. */
export async function sharedRegionNames(db: Database): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    sql`SELECT name FROM region GROUP BY name HAVING count(*) > 1`,
  );
  return new Set(rows.map(({ name }) => name));
}
