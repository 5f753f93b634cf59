/** A grid of values, row by row from the top. */
export interface Grid {
  columns: number;
  rows: number;
  values: Float64Array;
}

/** Sums of thousands of values differ in their last digits. */
const ROUNDING = 1e-6;

/** The square with the highest average, by its upper-left cell; values outside the grid count as zero. */
export function highestAverage(
  { columns, rows, values }: Grid,
  side: number,
): { average: number; column: number; row: number } {
  const wide = columns + 1;
  const sums = new Float64Array(wide * (rows + 1));
  const sumTo = (column: number, row: number) =>
    sums[Math.min(row, rows) * wide + Math.min(column, columns)] as number;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      sums[(row + 1) * wide + column + 1] =
        (values[row * columns + column] as number) +
        sumTo(column, row + 1) +
        sumTo(column + 1, row) -
        sumTo(column, row);
  let best = { average: 0, column: 0, row: 0 };
  for (let row = 0; row <= Math.max(0, rows - side); row++)
    for (let column = 0; column <= Math.max(0, columns - side); column++) {
      const [right, below] = [column + side, row + side];
      const sum = sumTo(right, below) - sumTo(column, below) - sumTo(right, row) + sumTo(column, row);
      const average = sum / side ** 2;
      if (average > best.average + ROUNDING) best = { average, column, row };
    }
  return best;
}
