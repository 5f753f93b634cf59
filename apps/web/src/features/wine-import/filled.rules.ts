import { repeatedColumns, type WineColumn, type WineTableCheck } from '@rebblatt/contracts';
import { type AddedColumn, type WineList, withCell } from './wine-list.rules.ts';

/** The only column that a list may have of a field; -1 without one, or where several may be it. */
const ownColumn = ({ columns }: WineList, field: WineColumn) =>
  repeatedColumns.includes(field) ? -1 : columns.findIndex((one) => one.field === field);

/**
 * Gives every row the same text in a column that the list does not have; one that was added before is filled anew, except
 * for cells that were changed by themselves. Of a column that the list has, the empty cells are filled: none is named twice.
 */
export function withSame(
  list: WineList,
  field: WineColumn,
  text: string,
  why: Pick<AddedColumn, 'from' | 'count' | 'of'> = { from: 'chosen' },
): WineList {
  const before = list.added.find((one) => one.field === field);
  const own = ownColumn(list, field);
  const column = own >= 0 ? own : (before?.column ?? list.columns.length);
  const { usual: _, ...known } = { heading: '', ...list.columns[column] };
  const columns = [...list.columns];
  // What groups say is said, be it not of every wine.
  columns[column] = { ...known, field, ...(why.from === 'usual' && !known.grouped && { usual: 1 as const }) };
  const filled = before?.column === column ? before.text : undefined;
  const isOwn = (cell: string) => cell !== '' && cell !== filled;
  return {
    ...list,
    columns,
    rows: list.rows.map((row) =>
      isOwn(row.cells[column] ?? '') ? row : { ...row, cells: withCell(row.cells, column, text) },
    ),
    added: [...list.added.filter((one) => one.field !== field), { column, field, ...why, text }],
  };
}

/** Whether a list has nothing in a column, or, where groups filled it, not of every wine. */
function isLacking(list: WineList, field: WineColumn): boolean {
  const own = ownColumn(list, field);
  if (own < 0) return true;
  const filled = list.rows.filter(({ cells }) => cells[own]?.trim()).length;
  return filled === 0 || (list.columns[own]?.grouped !== undefined && filled < list.rows.length);
}

/** Fills what the list lacks with what nearly all wines have, unless that was done or chosen before. */
export const withUsual = (list: WineList, usual: WineTableCheck['usual']): WineList =>
  usual.reduce(
    (now, { field, text, count, of }) =>
      now.added.some((one) => one.field === field && one.text !== undefined) || !isLacking(now, field)
        ? now
        : withSame(now, field, text, { from: 'usual', count, of }),
    list,
  );

/** The columns that were filled for all rows, and with what. */
export const filledFor = (list: WineList): (AddedColumn & { text: string })[] =>
  list.added.flatMap(({ text, ...one }) =>
    text !== undefined && list.columns[one.column]?.field === one.field ? [{ ...one, text }] : [],
  );

/** A list in which no column is named twice; one that was kept by an earlier version may be broken so. */
export function withEachOnce(list: WineList): WineList {
  const isAgain = ({ field }: WineList['columns'][number], index: number) =>
    field !== null &&
    !repeatedColumns.includes(field) &&
    list.columns.findIndex((one) => one.field === field) < index;
  if (!list.columns.some(isAgain)) return list;
  return {
    ...list,
    columns: list.columns.map((one, index) => (isAgain(one, index) ? { ...one, field: null } : one)),
  };
}
