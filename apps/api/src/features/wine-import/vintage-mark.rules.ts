import { type TableRead, vintageAtEnd } from '@rebblatt/contracts';
import { cellName } from '../../tables/cell-name.ts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { readYear } from './value.rules.ts';

/**
 * Marks the names that end with another vintage than their row has: printed, both would stand there. A person says which
 * is meant, since a name may have a year of its own («Jubiläum 2020»).
 */
export function withOtherYears(columns: TableRead['columns']): (row: ReadRow) => ReadRow {
  const at = (field: 'wine' | 'year' | 'id') => columns.findIndex((column) => column.field === field);
  const [named, dated, numbered] = [at('wine'), at('year'), at('id')];
  if (named < 0 || dated < 0) return (row) => row;
  return (row) => {
    // A wine that has its number in the list is called as it is.
    if (row.cells[numbered]?.trim()) return row;
    const year = readYear(row.cells[dated] ?? '');
    const inName = vintageAtEnd(row.cells[named] ?? '');
    if (typeof year !== 'number' || inName === null || inName.year === year) return row;
    const mark = {
      column: named,
      cell: cellName(row.line, named),
      kind: 'other-year',
      value: String(year),
    } as const;
    return { ...row, marks: [...(row.marks ?? []), mark] };
  };
}
