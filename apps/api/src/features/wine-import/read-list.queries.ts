import {
  type ColumnQuestion,
  MAX_REPEATED_COLUMNS,
  repeatedColumns,
  type TableRead,
  type WineColumn,
} from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { cellName } from '../../tables/cell-name.ts';
import { isExample } from '../../tables/example-marks.ts';
import { MAX_TABLE_COLUMNS } from '../../tables/limits.ts';
import type { SheetBeginning } from '../../tables/read-workbook.ts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { matchColumns } from './column.rules.ts';
import { guessBy } from './content.rules.ts';
import { sortRows, withGroups } from './group.rules.ts';
import { columnOf } from './heading.rules.ts';
import { isHeadingRow, isUnknownHeading, namesSomeColumns } from './heading-row.rules.ts';
import { withoutEntities } from './html-entities.rules.ts';
import { listsOf } from './lists.rules.ts';
import { needed } from './missing.rules.ts';
import { isOfAnotherAmount } from './price-words.rules.ts';
import { loadReferences } from './reference.queries.ts';
import { withSecondLine } from './second-heading.rules.ts';
import { underEachOther } from './side-by-side.rules.ts';
import { upright } from './turned.rules.ts';
import { withVariants } from './variant.rules.ts';
import { withOtherYears } from './vintage-mark.rules.ts';

/** A title may stand over the headings; so many rows are searched for them. */
const SEARCHED = 10;

const isMoreThanTitle = (cells: string[]) => cells.filter((cell) => cell.trim() !== '').length > 1;

/** How many columns a row names. */
const headingsIn = ({ cells }: ReadRow) =>
  isHeadingRow(cells) ? cells.filter((cell) => cell && columnOf(cell)).length : 0;

/**
 * A list with its headings found and its columns recognised, as far as possible. Without headings the columns are
 * recognised by what stands in them, and the first row is a wine. The example of a template is left out, and so are rows
 * that are no wines; what groups say («Weissweine») is put into the cells of the wines under them.
 * @param hidden how many rows are not shown
 * @throws AppError 422 on `file` when there is no row besides the headings and the example
 */
export async function readList(db: Database, listed: ReadRow[], hidden = 0): Promise<TableRead> {
  const whole = upright(listed.map((row) => ({ ...row, cells: row.cells.map(withoutEntities) })));
  const { rows, tables, names } = underEachOther(whole, SEARCHED);
  const lists = listsOf(await loadReferences(db));
  const scores = rows.slice(0, SEARCHED).map(headingsIn);
  const clear = Math.max(...scores) > 0 ? scores.indexOf(Math.max(...scores)) : -1;
  const all = rows.map((row) => row.cells);
  const some =
    clear < 0
      ? all.slice(0, SEARCHED).findIndex((row, index) => namesSomeColumns(row, all.slice(index + 1)))
      : clear;
  // Of words that nobody knows, what stands first is the heading; titles and groups are one cell.
  const first = Math.max(all.slice(0, SEARCHED).findIndex(isMoreThanTitle), 0);
  const isUnknown = some < 0 && isUnknownHeading(all[first] ?? [], all.slice(first + 1));
  const isHeading = some >= 0 || isUnknown;
  const best = isUnknown ? first : Math.max(some, 0);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const line = Array.from({ length: width }, (_, i) => (isHeading ? (rows[best]?.cells[i] ?? '') : ''));
  const lines = isHeading ? withSecondLine(line, rows[best + 1]?.cells ?? []) : null;
  const headings = lines ?? line;
  const under = isHeading ? rows.slice(best + (lines ? 2 : 1)) : rows;
  const body = under.filter((row) => !isExample(row));
  if (body.length === 0) throw invalidField('file', hidden > 0 ? 'table.only-hidden' : 'table.only-headings');
  const cells = body.map((row) => row.cells);
  const found = matchColumns({ headings, cells }, guessBy(lists));
  const matched = fewEnough(found.fields);
  const known = { fields: withAsked(matched, found.questions), headings };
  const sorted = sortRows(withVariants(body, known), isHeading ? rows.slice(0, best) : [], known, lists);
  const fields = withoutEmpty(
    matched,
    sorted.rows.map((row) => row.cells),
  );
  const kept = columnsKept(withAsked(fields, found.questions), headings);
  const cut = <Row extends ReadRow>(row: Row): Row =>
    kept.length === width ? row : { ...row, ...withColumns(row, kept) };
  const calledAt = (index: number) => (index === names?.column ? names.heading : (headings[index] ?? ''));
  const columns = kept.map((index) => ({ heading: calledAt(index), field: fields[index] ?? null }));
  return {
    ...withGroups(columns, {
      ...sorted,
      rows: sorted.rows.map(cut).map(withOtherPrices(columns)).map(withOtherYears(columns)),
    }),
    questions: found.questions.map(({ kind, options }) => ({
      kind,
      options: options.map(({ column, also, ...option }) => ({
        ...option,
        column: kept.indexOf(column),
        ...(also && { also: also.map((one) => kept.indexOf(one)) }),
      })),
    })),
    left_out: sorted.leftOut.map(cut),
    ...(tables > 1 && { tables }),
  };
}

/** What columns may be that are asked about counts where wines are told from other rows. */
const withAsked = (fields: (WineColumn | null)[], questions: ColumnQuestion[]) =>
  questions
    .flatMap(({ options }) => options)
    .flatMap(({ column, also = [], field }) => [column, ...also].map((one) => ({ column: one, field })))
    .reduce((all, { column, field }) => all.with(column, all[column] ?? field), fields);

/**
 * Which columns of a list are kept: all of them unless there are too many, otherwise first those that are recognised,
 * then those with a heading. What no wine needs refuses no list.
 */
function columnsKept(fields: (WineColumn | null)[], headings: string[]): number[] {
  const all = headings.map((_, index) => index);
  if (all.length <= MAX_TABLE_COLUMNS) return all;
  const worth = (index: number) => (fields[index] ? 0 : headings[index] ? 1 : 2);
  return all
    .sort((a, b) => worth(a) - worth(b) || a - b)
    .slice(0, MAX_TABLE_COLUMNS)
    .sort((a, b) => a - b);
}

const withColumns = ({ line, cells, marks }: ReadRow, kept: number[]): ReadRow => ({
  line,
  cells: kept.map((index) => cells[index] ?? ''),
  ...(marks && {
    marks: marks.flatMap((mark) =>
      kept.includes(mark.column) ? [{ ...mark, column: kept.indexOf(mark.column) }] : [],
    ),
  }),
});

/** Marks the prices of boxes, litres and glasses: whoever takes them for those of bottles is asked in every row. */
const withOtherPrices = (columns: TableRead['columns']) => {
  const others = columns.flatMap(({ heading }, column) =>
    isOfAnotherAmount(heading) ? [{ column, value: heading.slice(0, MAX_MENTIONED) }] : [],
  );
  return (row: ReadRow): ReadRow => {
    const marks = others
      .filter(({ column }) => row.cells[column]?.trim())
      .map((other) => ({ ...other, cell: cellName(row.line, other.column), kind: 'other-price' as const }));
    return marks.length === 0 ? row : { ...row, marks: [...(row.marks ?? []), ...marks] };
  };
};

/** So much of a heading is said at a cell. */
const MAX_MENTIONED = 100;

/** What a list may have only so often is nothing in the columns after that. */
function fewEnough(fields: (WineColumn | null)[]): (WineColumn | null)[] {
  const counts = new Map<WineColumn, number>();
  return fields.map((field) => {
    if (field === null) return null;
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    return count > (repeatedColumns.includes(field) ? MAX_REPEATED_COLUMNS : 1) ? null : field;
  });
}

/** What may be chosen once for all wines if the list does not say it. */
const forAll: readonly WineColumn[] = [...needed.filter((column) => column !== 'wine'), 'size'];

/**
 * Without the columns that a wine needs and of which nobody has filled a single cell, as in a template that was filled in
 * part: the list lacks them, so that they are asked once for all wines instead of in every row.
 */
function withoutEmpty(fields: (WineColumn | null)[], rows: string[][]): (WineColumn | null)[] {
  const filled = new Set(fields.filter((_, index) => rows.some((cells) => cells[index]?.trim())));
  return fields.map((field) => (field && forAll.includes(field) && !filled.has(field) ? null : field));
}

/** Sheets that have as many headings are told apart by which one was shown when the file was stored, then by their order. */
export function sheetWithHeadings(sheets: SheetBeginning[]): string | undefined {
  const scored = sheets.map((sheet) => ({ sheet, score: Math.max(0, ...sheet.rows.map(headingsIn)) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const likely = scored.filter(({ sheet, score }) => score === best && sheet.rows.length > 0);
  return (likely.find(({ sheet }) => sheet.active) ?? likely[0])?.sheet.name ?? sheets[0]?.name;
}
