import {
  type ColumnQuestion,
  type RowChoice,
  readAmount,
  repeatedColumns,
  type TableRead,
  type WineColumn,
  type WineTable,
  type WineTableCheck,
  wineColumnRows,
} from '@rebblatt/contracts';

/** A column that the list did not have: empty at first, chosen for all rows, what most wines have, or taken from names. */
export type AddedColumn = {
  column: number;
  field: WineColumn;
  from: 'empty' | 'chosen' | 'usual' | 'name' | 'previous';
  /** What all rows got; single ones may have been changed since. */
  text?: string;
  /** How many wines of how many have what is usual. */
  count?: number;
  of?: number;
};

/** A row with what stood in the file where a person wrote something else since, by its column. */
export type ListedRow = WineTable['rows'][number] & { was?: Record<number, string> };

/** A list on the screen: what was read, with what the user changed and chose. */
export type WineList = Pick<WineTable, 'columns'> & {
  rows: ListedRow[];
  added: AddedColumn[];
  /** The rows that are no wines. */
  leftOut: NonNullable<TableRead['left_out']>;
  /** What is still to be answered of the columns; a list that was kept by an earlier version has none. */
  questions?: ColumnQuestion[];
  /** How many tables stood beside each other in the file, where there were several. */
  tables?: number;
};
/** A cell that is being corrected, with what is typed in it. */
export type OpenCell = { line: number; column: number; text: string };

export type CheckedRow = WineTableCheck['rows'][number];

/** The columns whose cells name something: what is meant by one may be meant by every equal cell. */
const named: readonly WineColumn[] = [
  ...wineColumnRows.flatMap(({ column, kind }) => (kind === 'text' || kind === 'year' ? [] : column)),
  'grape',
  'size',
];

export const isNamed = (field: WineColumn) => named.includes(field);

/** What a wine may do without. */
const optional: readonly WineColumn[] = [
  ...wineColumnRows.flatMap(({ column, kind, empty }) =>
    kind === 'named' && empty === 'form' ? column : [],
  ),
  'grape',
];

type Problem = CheckedRow['problems'][number];

/** Whether a cell says something that the fair does not know. */
export const isUnknownProblem = ({ key }: Problem) =>
  key === 'wine-import.unknown' || key === 'wine-import.similar' || key === 'wine-import.size-not-offered';

/** Whether a wine may do without what a cell says and the fair does not know. */
export const mayBeLeftOut = (problem: Problem) =>
  optional.includes(problem.field) && isUnknownProblem(problem);

/** Whether what is said of a cell holds for all that say the same: a name, or a word in place of a price. */
export const isUnknownWord = (field: WineColumn, text: string) =>
  isNamed(field) || (field === 'price' && !/\d/.test(text));

/** What every wine has, and lists say by their order or not at all: it has a column to be filled in from the start. */
const expected: readonly WineColumn[] = ['wine_type', 'region'];

/** The list as it was read. */
export function listOf({ columns, rows, questions, left_out: leftOut = [], tables }: TableRead): WineList {
  const lacking = expected.filter((field) => !columns.some((column) => column.field === field));
  return {
    columns: [...columns, ...lacking.map((field) => ({ heading: '', field }))],
    rows,
    leftOut,
    questions,
    ...(tables !== undefined && { tables }),
    added: lacking.map((field, index) => ({ column: columns.length + index, field, from: 'empty' })),
  };
}

/** Says what a column is; what a list has once is taken from the column that was it before. */
export function withField(list: WineList, column: number, field: WineColumn | null): WineList {
  return {
    ...list,
    // Said by hand it is asked no longer.
    questions: list.questions?.filter(({ options }) => options.every((option) => option.column !== column)),
    columns: list.columns.map((one, index) => {
      if (index === column) return { ...one, field };
      return one.field === field && field && !repeatedColumns.includes(field) ? { ...one, field: null } : one;
    }),
  };
}

/** One answer of a question: which column is what; null when it is none of what was asked. */
export type Answer = ColumnQuestion['options'][number] | null;

/** A column with all that belong to it, called by what its own heading leaves open. */
const withAnswer = (list: WineList, { column, field, also = [], heading }: NonNullable<Answer>): WineList => {
  const filled = [column, ...also].reduce((now, one) => withField(now, one, field), list);
  if (heading === undefined) return filled;
  return { ...filled, columns: filled.columns.with(column, { heading, field }) };
};

/** Answers all questions: a column that was asked about and not chosen is nothing. */
export function withAnswers(list: WineList, answers: readonly Answer[]): WineList {
  const asked = (list.questions ?? []).flatMap(({ options }) => options);
  const columns = asked.flatMap(({ column, also = [] }) => [column, ...also]);
  const none = columns.reduce((now, column) => withField(now, column, null), list);
  const answered = answers.reduce((now, one) => (one ? withAnswer(now, one) : now), none);
  return { ...answered, questions: [] };
}

/** The cells of a row, with another text in one column. */
export const withCell = (cells: string[], column: number, text: string) =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, i) =>
    i === column ? text : (cells[i] ?? ''),
  );

/** A correction: `part` of a cell becomes `to`. One for all `equal` cells settles a word that nobody knows. */
export type Correction = { line: number; column: number; part: string; to: string; equal?: boolean };

/** A row without what the file's reader knew of a cell: it holds no longer once a person has corrected or confirmed it. */
const withoutMark = <Row extends WineList['rows'][number]>(row: Row, column: number): Row =>
  row.marks ? { ...row, marks: row.marks.filter((mark) => mark.column !== column) } : row;

/** A row with another text in one cell, which a person wrote or chose; what stood there is still known. */
export const withText = (row: ListedRow, column: number, text: string): ListedRow => ({
  ...withoutMark(row, column),
  cells: withCell(row.cells, column, text),
  was: { [column]: row.cells[column] ?? '', ...row.was },
});

/** The rows as they are checked and written: without what only the screen knows of them. */
export const rowsOf = ({ rows }: WineList): WineTable['rows'] => rows.map(({ was: _, ...row }) => row);

/** The same correction for the other rows whose cell said the same: by hand it holds for its row, for them it is offered. */
export type Offer = { line: number; column: number; to: string; others: number[] };

/**
 * Corrects a cell: by hand that one alone, by a suggestion every equal cell.
 * @returns the list, how many rows were changed, and for which others it may hold too
 */
export function corrected(
  list: WineList,
  { line, column, part, to, equal = false }: Correction,
): { list: WineList; count: number; offer: Offer | null } {
  const field = list.columns[column]?.field;
  const textOf = (cells: string[]) => cells[column] ?? '';
  const cell = textOf(list.rows.find((row) => row.line === line)?.cells ?? []);
  const text = part && cell.includes(part) ? cell.replace(part, () => to) : to;
  const alike = list.rows.filter((row) => row.line !== line && textOf(row.cells) === cell);
  const lines = new Set([line, ...(equal && cell !== '' ? alike.map((row) => row.line) : [])]);
  const others = lines.size > 1 || !field || !isNamed(field) ? [] : alike.map((row) => row.line);
  return {
    list: withTexts(list, lines, column, text),
    count: lines.size,
    offer: others.length > 0 && text !== '' ? { line, column, to: text, others } : null,
  };
}

/** Gives a column of some rows one text. */
export const withTexts = (
  list: WineList,
  lines: ReadonlySet<number>,
  column: number,
  text: string,
): WineList => ({
  ...list,
  rows: list.rows.map((row) => (lines.has(row.line) ? withText(row, column, text) : row)),
});

/** Takes a row that was left out for a wine after all, at its place in the file. */
export const withRow = (list: WineList, line: number): WineList => ({
  ...list,
  rows: [
    ...list.rows,
    ...list.leftOut.flatMap((row) => (row.line === line ? [{ line, cells: row.cells }] : [])),
  ].sort((a, b) => a.line - b.line),
  leftOut: list.leftOut.filter((row) => row.line !== line),
});

/** In how many cells a dash stands for no price. */
export const pricesLeftOut = ({ columns, rows }: WineList): number =>
  rows.reduce(
    (count, { cells, choice }) =>
      count +
      columns.filter(({ field }, index) => {
        const text = cells[index]?.trim() ?? '';
        return field === 'price' && choice !== 'skip' && text !== '' && 'none' in readAmount(text);
      }).length,
    0,
  );

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
