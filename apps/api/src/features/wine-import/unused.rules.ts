import type { WineTable } from '@rebblatt/contracts';
import { sizesOfPrices } from './pair.rules.ts';

/**
 * The columns of which no value is used: sizes that have no price beside them. A size that was chosen for all rows, or comes
 * from a group, has no heading and is nobody's loss.
 */
export function unusedColumns({ columns, rows }: Pick<WineTable, 'columns' | 'rows'>): number[] {
  const isFilled = (column: number) => rows.some(({ cells }) => cells[column]?.trim());
  // Columns without a value are no prices: the sizes go to those that have some.
  const filled = columns.map((one, column) =>
    one.field === 'price' && !isFilled(column) ? { ...one, field: null } : one,
  );
  const used = new Set(sizesOfPrices(filled).values());
  return columns.flatMap(({ heading, field }, column) =>
    field === 'size' && heading && isFilled(column) && !used.has(column) ? [column] : [],
  );
}
