import {
  alcoholWords,
  isNamedColumn,
  type Language,
  type WineColumn,
  wineColumnRows,
} from '@rebblatt/contracts';
import type { FileReply } from '../../http/file-reply.ts';
import type { Database } from '../../lib/database.ts';
import { exampleMarks } from '../../tables/example-marks.ts';
import { type CellValue, tableExport } from '../../tables/table-export.ts';
import { headings } from './heading-words.rules.ts';
import type { Named } from './name-list.rules.ts';
import { loadReferences, type References } from './reference.queries.ts';
import type { NamedRegion } from './region-list.rules.ts';
import { labelIn, type ShownNames, shownNamesIn } from './shown-names.rules.ts';
import { sheetNames, templateNames } from './words.rules.ts';

const columns: WineColumn[] = [
  // That a wine is in the register goes without saying.
  ...wineColumnRows.flatMap(({ column, kind }) => (kind === 'flag' ? [] : column)),
  ...(['grape', 'grape', 'grape', 'size', 'price', 'size', 'price'] as const),
];

/**
 * An empty list with an example row, which says that it is one, and on a second sheet what may stand in the columns, in the
 * user's language.
 */
export async function wineTemplate(db: Database, language: Language): Promise<FileReply> {
  const all = await loadReferences(db);
  const names = shownNamesIn(all, language);
  const counts = new Map<WineColumn, number>();
  const numbered = columns.map((field) => {
    const n = (counts.get(field) ?? 0) + 1;
    counts.set(field, n);
    const times = columns.filter((one) => one === field).length;
    return { field, n, heading: times > 1 ? `${headings[language][field]} ${n}` : headings[language][field] };
  });
  const example = exampleOf(all, names, exampleMarks[language]);
  const listed: [WineColumn, string[]][] = [
    ...wineColumnRows.flatMap(({ column, kind }): [WineColumn, string[]][] => {
      if (isNamedColumn(column)) return [[column, valuesOf(all[column], names[column], language)]];
      return kind === 'level' ? [[column, Object.values(alcoholWords)]] : [];
    }),
    ['grape', valuesOf(all.grape, names.grape, language)],
    ['size', valuesOf(all.size, names.size, language)],
  ];
  const longest = Math.max(...listed.map(([, values]) => values.length));
  return tableExport(
    'xlsx',
    templateNames[language],
    {
      name: sheetNames[language].wines,
      columns: numbered.map(({ field, n, heading }, index) => ({
        heading,
        value: (row: typeof example) => (n > 1 ? null : (row[field] ?? null)),
        width: index === 0 ? 52 : field === 'region' ? 24 : undefined,
        ...(field === 'price' && { format: 'amount' as const }),
      })),
      rows: [example],
    },
    [
      {
        name: sheetNames[language].values,
        columns: listed.map(([field], index) => ({
          heading: headings[language][field],
          value: (row: CellValue[]) => row[index] ?? null,
          width: 28,
        })),
        rows: Array.from({ length: longest }, (_, n) => listed.map(([, values]) => values[n] ?? null)),
      },
    ],
  );
}

/** The names of a list's entries in the language, in their order; of regions with their country. */
function valuesOf(entries: readonly NamedRegion[], names: ReadonlyMap<number, string>, language: Language) {
  return entries.map((entry) => labelIn(entry, language) ?? names.get(entry.id) ?? entry.name);
}

/** One wine of which every cell is allowed. */
function exampleOf(all: References, names: ShownNames, mark: string): Partial<Record<WineColumn, CellValue>> {
  const like = (column: keyof References, ...wanted: string[]) => {
    const list: Named[] = all[column];
    const entry = list.find(({ name }) => wanted.some((one) => name.startsWith(one))) ?? list[0];
    return (entry && names[column].get(entry.id)) ?? null;
  };
  return {
    wine: `Räuschling Seehalde ${mark}`,
    year: new Date().getFullYear() - 2,
    sku: 'R-75',
    region: like('region', 'Zürichsee', 'Zürich'),
    wine_type: like('wine_type', 'Weiss'),
    alcohol: alcoholWords[30],
    grape: like('grape', 'Räuschling'),
    size: like('size', '75'),
    price: 18.5,
  };
}
