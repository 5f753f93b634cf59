import type { CellValue, TableColumn } from '@rebblatt/spreadsheet';
import { type ListColumn, metaOf } from '../columns.ts';

/** What a row has in a column, without its looks: by the column's accessor, in the words of its choices. */
function cellValue<Row extends object>(column: ListColumn<Row>, row: Row): CellValue {
  const { file, filter } = metaOf(column);
  if (file) return file(row as never);
  const value = accessed(column, row);
  const choice = Array.isArray(filter) && filter.find((option) => option.value === String(value));
  if (choice) return choice.label;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function accessed<Row extends object>(column: ListColumn<Row>, row: Row): unknown {
  if ('accessorFn' in column && column.accessorFn) return column.accessorFn(row, 0);
  if (!('accessorKey' in column)) return null;
  return String(column.accessorKey)
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);
}

/** Characters of a day: `2026-11-23`. */
const DAY_LENGTH = 10;

const two = (number: number) => String(number).padStart(2, '0');

/** A time stamp as the reader's clock shows it: `2026-11-23T21:05`; days stay as they are. */
function local(value: CellValue): CellValue {
  if (typeof value !== 'string' || !value.includes('T')) return value;
  const at = new Date(value);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The columns of a list as columns of a file; pictures and other columns without a value are left out. */
export function fileColumns<Row extends object>(columns: readonly ListColumn<Row>[]): TableColumn<Row>[] {
  return columns
    .filter((column) => metaOf(column).file || 'accessorFn' in column || 'accessorKey' in column)
    .map((column) => {
      const { label, format } = metaOf(column);
      const value = (row: Row) => {
        const own = cellValue(column, row);
        if (format !== 'day' && format !== 'moment') return own;
        const moment = local(own);
        return format === 'day' && typeof moment === 'string' ? moment.slice(0, DAY_LENGTH) : moment;
      };
      return { heading: label, format, value };
    });
}
