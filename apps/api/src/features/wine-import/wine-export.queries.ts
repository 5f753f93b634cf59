import type { Language, WineExportColumn, WineListQuery, WineOwnColumn } from '@rebblatt/contracts';
import { isNamedColumn, MAX_GRAPES_PER_WINE, wineColumnTable, wineExportColumns } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { TableColumn } from '../../tables/table-export.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import { findWines, listWineIds, type WineRow } from '../wine/wine.queries.ts';
import { textOf } from '../wine/wine-record.rules.ts';
import { headings } from './heading-words.rules.ts';
import { markedNumber } from './number.rules.ts';
import type { ShownNames } from './shown-names.rules.ts';
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
  /** What the reference data is called in that language. */
  names: ShownNames;
};

/** The columns of an exported list, in their own order; read back, they are recognised by their headings. */
export function wineTableColumns({ columns, language, sizes, names }: Wanted): TableColumn<WineRow>[] {
  const say = headings[language];
  const own = (column: WineOwnColumn): TableColumn<WineRow> => ({
    heading: say[column],
    value: (wine) => cellOf(wine, column, language, names),
    width: widths[column],
  });
  const all: Record<Exclude<WineExportColumn, WineOwnColumn>, TableColumn<WineRow>[]> = {
    id: [{ heading: say.id, value: (wine) => markedNumber(wine.id), width: 16 }],
    exhibitor: [{ heading: companyHeadings[language], value: (wine) => wine.user.company_name, width: 28 }],
    grape: Array.from({ length: MAX_GRAPES_PER_WINE }, (_, i) => ({
      heading: `${say.grape} ${i + 1}`,
      value: (wine) => nameIn(names.grape, wine.grapes[i]?.id),
      width: 18,
    })),
    price: Array.from({ length: sizes }, (_, i): TableColumn<WineRow>[] => [
      {
        heading: `${say.size} ${i + 1}`,
        value: (wine) => nameIn(names.size, wine.prices[i]?.bottle_size_id),
      },
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

const nameIn = (names: ReadonlyMap<number, string>, id: number | null | undefined) =>
  (id && names.get(id)) || null;

/** What stands in a cell: a vintage is a number, and what is reference data has its name in the language. */
function cellOf(wine: WineRow, column: WineOwnColumn, language: Language, names: ShownNames) {
  const { kind } = wineColumnTable[column];
  if (kind === 'year') return wine.year;
  if (kind === 'flag') return flagWords[language][textOf(wine, column) === '1' ? 1 : 0];
  if (isNamedColumn(column)) return nameIn(names[column], wine[column]?.id);
  return textOf(wine, column) || null;
}
