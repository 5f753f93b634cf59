import type { CheckedListRow, ImportResource, ListRead, ListTable } from '@rebblatt/contracts';

/** What a list writes is seen elsewhere than under its own name: awards at the wines. */
const places: Partial<Record<ImportResource, string>> = {
  'award-result': '/wine',
  request: '/admin-request',
};

/** Where what a list writes is seen. */
export const placeOf = (resource: ImportResource): string => places[resource] ?? `/${resource}`;

/** The lists that the organiser's first steps ask for. */
const ofSteps: readonly ImportResource[] = ['ship', 'deck', 'stand', 'page-title', 'service', 'exhibitor'];

/** Those who have no password yet. */
const TO_INVITE = `/exhibitor?columnFilters=${encodeURIComponent('{"account":"invited"}')}`;

/**
 * The screen that follows when a list is written, and what is offered there as the next thing.
 * @param steps where the first steps are, if the import was opened from them
 */
export function afterWriting(
  resource: ImportResource,
  steps: string | undefined,
): { to: string; offer?: string } {
  if (steps && ofSteps.includes(resource)) return { to: steps };
  return { to: placeOf(resource), ...(resource === 'exhibitor' && { offer: TO_INVITE }) };
}

export type ListRow = ListTable['rows'][number];

/** A list as it was read, as it is checked and written. */
export const tableOf = ({ columns, rows }: ListRead): ListTable => ({ columns, rows, create: [] });

/** Whether something was settled in a list since it was read. */
export const isTouched = (read: ListRead, table: ListTable): boolean =>
  JSON.stringify(tableOf(read)) !== JSON.stringify(table);

/** With another text in one cell: whoever corrects or confirms a cell takes its doubt away. */
export const withCell = (table: ListTable, line: number, column: number, text: string): ListTable => ({
  ...table,
  rows: table.rows.map((row) =>
    row.line === line
      ? {
          ...row,
          cells: Array.from({ length: Math.max(row.cells.length, column + 1) }, (_, i) =>
            i === column ? text : (row.cells[i] ?? ''),
          ),
          marks: row.marks?.filter((mark) => mark.column !== column),
        }
      : row,
  ),
});

/** With another text in one column of several rows: what the same word means is said once. */
export const withCells = (
  table: ListTable,
  lines: readonly number[],
  column: number,
  text: string,
): ListTable => lines.reduce((now, line) => withCell(now, line, column, text), table);

/** What is typed in a cell that is not left yet, for all rows whose doubt it settles. */
export type OpenCell = { lines: readonly number[]; column: number; text: string };

/** With another choice for one row. */
export const withChoice = (table: ListTable, line: number, choice: ListRow['choice']): ListTable => ({
  ...table,
  rows: table.rows.map((row) => (row.line === line ? { ...row, choice } : row)),
});

/** With a column as another field; a field has one column. */
export const withField = (table: ListTable, index: number, field: string | null): ListTable => ({
  ...table,
  columns: table.columns.map((column, i) =>
    i === index ? { ...column, field } : column.field === field ? { ...column, field: null } : column,
  ),
});

type Problem = CheckedListRow['problems'][number];

/** Problems that lie in the word itself, and not in what else its row says. */
const ofWords = ['validation.not-found', 'validation.choice'];

/** The rows with the same word in the same doubt, by their column and line: they are settled together. */
export function sameDoubts(
  rows: readonly CheckedListRow[],
  table: ListTable,
): (line: number, problem: Problem) => readonly number[] {
  const cells = new Map(table.rows.map(({ line, cells: texts }) => [line, texts]));
  const keyOf = (line: number, { column, key, suggestions }: Problem) =>
    JSON.stringify([column, key, column === null ? '' : cells.get(line)?.[column], suggestions]);
  const lines = new Map<string, number[]>();
  for (const { line, choice, problems } of rows) {
    if (choice === 'skip') continue;
    for (const problem of problems) {
      if (!ofWords.includes(problem.key) || problem.column === null) continue;
      const key = keyOf(line, problem);
      lines.set(key, [...(lines.get(key) ?? []), line]);
    }
  }
  return (line, problem) => lines.get(keyOf(line, problem)) ?? [line];
}
