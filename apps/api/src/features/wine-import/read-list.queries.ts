import type { TableRead } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { columnOf, isHeadingRow, matchColumns } from './column.rules.ts';
import { guessBy } from './content.rules.ts';
import { listsOf } from './lists.rules.ts';
import { loadReferences } from './reference.queries.ts';

/** A title may stand over the headings; so many rows are searched for them. */
const SEARCHED = 10;

/**
 * A list with its headings found and its columns recognised, as far as possible. Without headings the columns are
 * recognised by what stands in them, and the first row is a wine.
 * @throws AppError 422 on `file` when there is no row besides the headings
 */
export async function readList(db: Database, rows: ReadRow[]): Promise<TableRead> {
  const lists = listsOf(await loadReferences(db));
  const scores = rows
    .slice(0, SEARCHED)
    .map(({ cells }) => (isHeadingRow(cells) ? cells.filter((cell) => cell && columnOf(cell)).length : 0));
  const best = scores.indexOf(Math.max(...scores));
  const isHeading = (scores[best] ?? 0) > 0;
  const body = isHeading ? rows.slice(best + 1) : rows;
  if (body.length === 0) throw invalidField('file', 'file.empty');
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, i) => (isHeading ? (rows[best]?.cells[i] ?? '') : ''));
  const fields = matchColumns({ headings, cells: body.map(({ cells }) => cells) }, guessBy(lists));
  return {
    columns: headings.map((heading, index) => ({ heading, field: fields[index] ?? null })),
    rows: body,
  };
}
