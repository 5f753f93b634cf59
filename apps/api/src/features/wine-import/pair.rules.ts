import type { WineTable } from '@rebblatt/contracts';
import { isSizeOfPrices } from './heading.rules.ts';
import { folded } from './likeness.rules.ts';

type Columns = WineTable['columns'];

/** What a heading counts at its end: 2 of «prix2», «Volume 2»; 1 where it does not count. */
const numberOf = (heading: string) => Number(/(?<![\d.,])(\d{1,2})$/.exec(folded(heading))?.[1] ?? 1);

/**
 * Which column of sizes belongs to each column of prices that does not say its size itself: the one with the same number
 * where all sizes are counted («volume2, prix2»), otherwise the next one.
 * @returns by the column of the price the one of its size, or null where there is none
 */
export function sizesOfPrices(columns: Columns): Map<number, number | null> {
  const of = (field: 'size' | 'price') =>
    columns.flatMap((one, column) => (one.field === field ? [column] : []));
  const headingOf = (column: number) => columns[column]?.heading ?? '';
  const sizes = of('size');
  const prices = of('price').filter((column) => !isSizeOfPrices(headingOf(column)));
  const counted = new Map(sizes.map((column) => [numberOf(headingOf(column)), column]));
  const areCounted =
    sizes.length > 1 && counted.size === sizes.length && prices.some((one) => numberOf(headingOf(one)) > 1);
  return new Map(
    prices.map((column, index) => [
      column,
      (areCounted ? counted.get(numberOf(headingOf(column))) : sizes[index]) ?? null,
    ]),
  );
}
