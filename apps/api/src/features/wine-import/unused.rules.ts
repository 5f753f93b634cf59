import type { WineTable } from '@rebblatt/contracts';
import { isSizeOfPrices } from './heading.rules.ts';

/**
 * The columns of which no value is used: sizes that have no price beside them. A size that was chosen for all rows, or comes
 * from a group, has no heading and is nobody's loss.
 */
export function unusedColumns({ columns, rows }: Pick<WineTable, 'columns' | 'rows'>): number[] {
  const isFilled = (column: number) => rows.some(({ cells }) => cells[column]?.trim());
  const of = (field: 'size' | 'price') =>
    columns.flatMap((one, column) => (one.field === field ? [column] : []));
  const prices = of('price').filter((column) => !isSizeOfPrices(columns[column]?.heading ?? ''));
  return of('size')
    .slice(prices.filter(isFilled).length)
    .filter((column) => columns[column]?.heading && isFilled(column));
}
