import type { ImportResource, ListRead, ListTable } from '@rebblatt/contracts';

/** What a list writes is seen elsewhere than under its own name: awards at the wines. */
const places: Partial<Record<ImportResource, string>> = {
  'award-result': '/wine',
  request: '/admin-request',
};

/** Where what a list writes is seen. */
export const placeOf = (resource: ImportResource): string => places[resource] ?? `/${resource}`;

export type ListRow = ListTable['rows'][number];

/** A list as it was read, as it is checked and written. */
export const tableOf = ({ columns, rows }: ListRead): ListTable => ({ columns, rows, create: [] });

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
