import {
  type RowChoice,
  repeatedColumns,
  type TableRead,
  type WineColumn,
  type WineTable,
  type WineTableCheck,
} from '@rebblatt/contracts';

/** A list on the screen: what was read, with what the user changed and chose. */
export type WineList = Pick<WineTable, 'columns' | 'rows'>;
export type CheckedRow = WineTableCheck['rows'][number];

/** The columns whose cells name something: a correction there holds for every equal cell. */
const named: readonly WineColumn[] = [
  'region',
  'wine_type',
  'wine_category',
  'award',
  'alcohol',
  'public',
  'grape',
  'size',
];

export const isNamed = (field: WineColumn) => named.includes(field);

/** The list as it was read. */
export const listOf = ({ columns, rows }: TableRead): WineList => ({ columns, rows });

/** Says what a column is; what a list has once is taken from the column that was it before. */
export function withField(list: WineList, column: number, field: WineColumn | null): WineList {
  return {
    ...list,
    columns: list.columns.map((one, index) => {
      if (index === column) return { ...one, field };
      return one.field === field && field && !repeatedColumns.includes(field) ? { ...one, field: null } : one;
    }),
  };
}

/** Adds a column in which every row has the same text; a column that was added before is filled anew. */
export function withSame(list: WineList, field: WineColumn, text: string): WineList {
  const width = list.columns.length;
  const rows = list.rows.map((row) => ({
    ...row,
    cells: [...Array.from({ length: width }, (_, index) => row.cells[index] ?? ''), text],
  }));
  return { columns: [...list.columns, { heading: '', field }], rows };
}

/** A correction: `part` of a cell becomes `to`. */
export type Correction = { line: number; column: number; part: string; to: string };

/** Corrects a cell, and where cells name something every equal cell of the column. Returns how many rows that were. */
export function corrected(
  list: WineList,
  { line, column, part, to }: Correction,
): { list: WineList; count: number } {
  const field = list.columns[column]?.field;
  const cell = list.rows.find((row) => row.line === line)?.cells[column] ?? '';
  const text = part && cell.includes(part) ? cell.replace(part, () => to) : to;
  let count = 0;
  const rows = list.rows.map((row) => {
    const same = row.line === line || (field && isNamed(field) && cell !== '' && row.cells[column] === cell);
    if (!same) return row;
    count += 1;
    const cells = Array.from(
      { length: Math.max(row.cells.length, column + 1) },
      (_, i) => row.cells[i] ?? '',
    );
    cells[column] = text;
    return { ...row, cells };
  });
  return { list: { ...list, rows }, count };
}

/** Chooses what to do with rows. */
export const withChoice = (list: WineList, lines: ReadonlySet<number>, choice: RowChoice): WineList => ({
  ...list,
  rows: list.rows.map((row) => (lines.has(row.line) ? { ...row, choice } : row)),
});

/** What has to be settled before the list can be written. */
export const isOpen = ({ choice, problems }: CheckedRow) => choice !== 'skip' && problems.length > 0;

/** How many wines a checked list adds, changes and leaves alone. */
export function countsOf(rows: CheckedRow[]) {
  const heads = rows.filter(({ joins }) => joins === null);
  const added = heads.filter(({ choice }) => choice === 'add').length;
  const updated = heads.filter(({ choice, changes }) => choice === 'update' && changes.length > 0).length;
  return { added, updated, skipped: heads.length - added - updated, open: rows.filter(isOpen).length };
}
