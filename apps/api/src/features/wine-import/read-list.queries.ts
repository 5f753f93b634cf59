import type { TableRead, WineColumn } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { columnOf, isHeadingRow, matchColumns } from './column.rules.ts';
import { guessBy } from './content.rules.ts';
import { listsOf } from './lists.rules.ts';
import { loadReferences } from './reference.queries.ts';
import { exampleMarks } from './words.rules.ts';

/** A title may stand over the headings; so many rows are searched for them. */
const SEARCHED = 10;

/**
 * A list with its headings found and its columns recognised, as far as possible. Without headings the columns are
 * recognised by what stands in them, and the first row is a wine. The example of a template is left out.
 * @throws AppError 422 on `file` when there is no row besides the headings and the example
 */
export async function readList(db: Database, rows: ReadRow[]): Promise<TableRead> {
  const lists = listsOf(await loadReferences(db));
  const scores = rows
    .slice(0, SEARCHED)
    .map(({ cells }) => (isHeadingRow(cells) ? cells.filter((cell) => cell && columnOf(cell)).length : 0));
  const best = scores.indexOf(Math.max(...scores));
  const isHeading = (scores[best] ?? 0) > 0;
  const body = (isHeading ? rows.slice(best + 1) : rows).filter((row) => !isExample(row));
  if (body.length === 0) throw invalidField('file', 'table.only-headings');
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, i) => (isHeading ? (rows[best]?.cells[i] ?? '') : ''));
  const cells = body.map((row) => row.cells);
  const fields = withoutEmpty(matchColumns({ headings, cells }, guessBy(lists)), cells);
  return {
    columns: headings.map((heading, index) => ({ heading, field: fields[index] ?? null })),
    rows: body,
  };
}

const marks = Object.values(exampleMarks);
const isExample = ({ cells }: ReadRow) => cells.some((cell) => marks.some((mark) => cell.endsWith(mark)));

/** What may be chosen once for all wines if the list does not say it. */
const forAll: readonly WineColumn[] = ['region', 'wine_type', 'alcohol', 'size'];

/**
 * Without the columns that a wine needs and of which nobody has filled a single cell, as in a template that was filled in
 * part: the list lacks them, so that they are asked once for all wines instead of in every row.
 */
function withoutEmpty(fields: (WineColumn | null)[], rows: string[][]): (WineColumn | null)[] {
  const filled = new Set(fields.filter((_, index) => rows.some((cells) => cells[index]?.trim())));
  return fields.map((field) => (field && forAll.includes(field) && !filled.has(field) ? null : field));
}
