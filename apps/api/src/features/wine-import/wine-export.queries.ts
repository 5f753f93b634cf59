import type { Language, WineExportColumn, WineListQuery, WineOwnColumn } from '@rebblatt/contracts';
import { MAX_GRAPES_PER_WINE, wineColumnTable, wineExportColumns } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { TableColumn } from '../../tables/table-export.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import { findWines, listWineIds, type WineRow } from '../wine/wine.queries.ts';
import { textOf } from '../wine/wine-record.rules.ts';
import { headings } from './heading-words.rules.ts';
import { markedNumber } from './number.rules.ts';
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
  const own = (column: WineOwnColumn): TableColumn<WineRow> => ({
    heading: say[column],
    value: (wine) => cellOf(wine, column, language, sharedRegions),
    width: widths[column],
  });
  const all: Record<Exclude<WineExportColumn, WineOwnColumn>, TableColumn<WineRow>[]> = {
    id: [{ heading: say.id, value: (wine) => markedNumber(wine.id), width: 16 }],
    exhibitor: [{ heading: companyHeadings[language], value: (wine) => wine.user.company_name, width: 28 }],
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
  return wineExportColumns
    .filter((name) => columns.includes(name))
    .flatMap((name) =>
      name in wineColumnTable ? own(name as WineOwnColumn) : all[name as keyof typeof all],
    );
}

/** In characters. */
const widths: Partial<Record<WineOwnColumn, number>> = {
  wine: 36,
  sku: 16,
  region: 24,
  wine_type: 16,
  wine_category: 16,
  award: 24,
};

/** What stands in a cell: a vintage is a number, and a region that shares its name says its country. */
function cellOf(
  wine: WineRow,
  column: WineOwnColumn,
  language: Language,
  sharedRegions: ReadonlySet<string>,
) {
  const { kind } = wineColumnTable[column];
  if (kind === 'year') return wine.year;
  if (kind === 'flag') return flagWords[language][textOf(wine, column) === '1' ? 1 : 0];
  if (column === 'region' && sharedRegions.has(wine.region.name))
    return `${wine.region.country.name} - ${wine.region.name}`;
  return textOf(wine, column) || null;
}

/** The names that several regions share, which only their country tells apart. */
export async function sharedRegionNames(db: Database): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    sql`SELECT name FROM region GROUP BY name HAVING count(*) > 1`,
  );
  return new Set(rows.map(({ name }) => name));
}
