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
import { loadReferences, type References } from './reference.queries.ts';
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
  const counts = new Map<WineColumn, number>();
  const numbered = columns.map((field) => {
    const n = (counts.get(field) ?? 0) + 1;
    counts.set(field, n);
    const times = columns.filter((one) => one === field).length;
    return { field, n, heading: times > 1 ? `${headings[language][field]} ${n}` : headings[language][field] };
  });
  const example = exampleOf(all, exampleMarks[language]);
  const listed: [WineColumn, string[]][] = [
    ...wineColumnRows.flatMap(({ column, kind }): [WineColumn, string[]][] => {
      if (isNamedColumn(column)) return [[column, all[column].map(({ label, name }) => label ?? name)]];
      return kind === 'level' ? [[column, Object.values(alcoholWords)]] : [];
    }),
    ['grape', all.grape.map(({ name }) => name)],
    ['size', all.size.map(({ name }) => name)],
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

/** One wine of which every cell is allowed. */
function exampleOf(all: References, mark: string): Partial<Record<WineColumn, CellValue>> {
  const like = (list: { name: string }[], ...wanted: string[]) =>
    (list.find(({ name }) => wanted.some((one) => name.startsWith(one))) ?? list[0])?.name ?? null;
  return {
    wine: `Räuschling Seehalde ${mark}`,
    year: new Date().getFullYear() - 2,
    sku: 'R-75',
    region: like(all.region, 'Zürichsee', 'Zürich'),
    wine_type: like(all.wine_type, 'Weiss'),
    alcohol: alcoholWords[30],
    grape: like(all.grape, 'Räuschling'),
    size: like(all.size, '75'),
    price: 18.5,
  };
}
