import { columnOf, isSizeOfPrices } from './heading.rules.ts';

/** What stands in a second line of headings besides sizes. */
const UNIT = /^(?:chf|s?fr\.?|cl|dl|ml|l|%|vol\.?\s*%?|% ?vol\.?)$/i;

/**
 * The headings of a list with a second line of them, which says the bottles of its prices: «Preis» over «75 cl», «37.5 cl»
 * and «150 cl».
 * @param next the row under the headings
 * @returns null when that row is none of headings
 */
export function withSecondLine(headings: string[], next: string[]): string[] | null {
  const filled = next.flatMap((cell, column) => (cell.trim() ? [{ cell: cell.trim(), column }] : []));
  const sizes = filled.filter(({ cell }) => isSizeOfPrices(cell));
  if (new Set(sizes.map(({ cell }) => cell)).size < 2) return null;
  if (filled.some(({ cell }) => !isSizeOfPrices(cell) && !UNIT.test(cell))) return null;
  const above = (column: number) =>
    headings
      .slice(0, column + 1)
      .findLast((heading) => heading.trim() !== '')
      ?.trim() ?? '';
  if (sizes.some(({ column }) => columnOf(above(column))?.field !== 'price')) return null;
  return headings.map((heading, column) => {
    const size = sizes.find((one) => one.column === column);
    return size ? `${above(column)} ${size.cell}` : heading;
  });
}
