import {
  type RowChoice,
  repeatedColumns,
  type TableRead,
  type WineColumn,
  type WineTable,
  type WineTableCheck,
} from '@rebblatt/contracts';

/** A column that the list did not have: chosen once for all rows, what most wines have, or taken out of the names. */
export type AddedColumn = {
  column: number;
  field: WineColumn;
  from: 'chosen' | 'usual' | 'name';
  /** How many wines of how many have what is usual. */
  count?: number;
  of?: number;
};

/** A list on the screen: what was read, with what the user changed and chose. */
export type WineList = Pick<WineTable, 'columns' | 'rows'> & { added: AddedColumn[] };
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
export const listOf = ({ columns, rows }: TableRead): WineList => ({ columns, rows, added: [] });

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

/** The cells of a row, with another text in one column. */
export const withCell = (cells: string[], column: number, text: string) =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, i) =>
    i === column ? text : (cells[i] ?? ''),
  );

/** Gives every row the same text in a column that the list does not have; one that was added before is filled anew. */
export function withSame(
  list: WineList,
  field: WineColumn,
  text: string,
  why: Pick<AddedColumn, 'from' | 'count' | 'of'> = { from: 'chosen' },
): WineList {
  const column = list.added.find((one) => one.field === field)?.column ?? list.columns.length;
  const columns = [...list.columns];
  columns[column] = { heading: '', field };
  return {
    columns,
    rows: list.rows.map((row) => ({ ...row, cells: withCell(row.cells, column, text) })),
    added: [...list.added.filter((one) => one.field !== field), { column, field, ...why }],
  };
}

/** Fills what the list lacks with what nearly all wines have, unless that was done or chosen before. */
export const withUsual = (list: WineList, usual: WineTableCheck['usual']): WineList =>
  usual.reduce(
    (now, { field, text, count, of }) =>
      now.added.some((one) => one.field === field)
        ? now
        : withSame(now, field, text, { from: 'usual', count, of }),
    list,
  );

/** The columns that were filled for all rows, and with what. */
export const filledFor = (list: WineList): (AddedColumn & { text: string | null })[] =>
  list.added
    .filter(({ column, field, from }) => from !== 'name' && list.columns[column]?.field === field)
    .map((one) => {
      const texts = new Set(list.rows.map(({ cells }) => cells[one.column] ?? ''));
      return { ...one, text: texts.size === 1 ? ([...texts][0] ?? null) : null };
    });

/** A correction: `part` of a cell becomes `to`. */
export type Correction = { line: number; column: number; part: string; to: string };

/** A row without what the file's reader knew of a cell: it holds no longer once a person has corrected or confirmed it. */
export const withoutMark = <Row extends WineList['rows'][number]>(row: Row, column: number): Row =>
  row.marks ? { ...row, marks: row.marks.filter((mark) => mark.column !== column) } : row;

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
    return { ...withoutMark(row, column), cells: withCell(row.cells, column, text) };
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

/** Whether a row is not simply what is there already. */
export const isDifferent = (row: CheckedRow) =>
  row.existing === null || row.changes.length > 0 || row.choice === 'add' || isOpen(row);

/** Whether the wine of a row, or one like it, is there already. */
export const isThere = ({ existing }: CheckedRow) => existing !== null;

/** How many wines would be written as they are, how many are left alone, and how many rows have to be corrected first. */
export function countsOf(rows: CheckedRow[]) {
  const settled = rows.filter((row) => row.joins === null && !isOpen(row));
  const added = settled.filter(({ choice }) => choice === 'add').length;
  const updated = settled.filter(({ choice, changes }) => choice === 'update' && changes.length > 0).length;
  return { added, updated, skipped: settled.length - added - updated, open: rows.filter(isOpen).length };
}
