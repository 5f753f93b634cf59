import { readAmount } from '@rebblatt/contracts';
import { isSizeOfPrices } from './heading.rules.ts';
import type { Layout } from './layout.rules.ts';
import type { Lists } from './lists.rules.ts';
import { pricesMeant } from './price-readings.rules.ts';
import type { Cell, Columns, Problem, ReadWine } from './read-wine.rules.ts';

/** A price of a row with its size; what is in doubt is undefined. */
interface PriceRow {
  column: number;
  sizeColumn: number | null;
  price: number | undefined;
  size: number | undefined;
}

type Into = Pick<ReadWine, 'problems' | 'written'>;

/** Prices with their sizes: the size stands over the price («Preis 75 cl»), otherwise in the column of sizes that belongs to it. */
export function readPrices(
  prices: Cell[],
  sizes: Cell[],
  { columns, sizeAbove, sizeBeside }: Layout,
  lists: Lists,
  into: Into,
): PriceRow[] {
  return prices.flatMap(({ column, text }) => {
    const above = sizeAbove.get(column);
    const at = above ? null : sizeBeside.get(column);
    const beside = sizes.find((size) => size.column === at) ?? null;
    const read = readAmount(text);
    if (text === '') tellSize(beside, columns, lists, into);
    // «–» is how lists say that there is none.
    if ('none' in read) return [];
    const price = 'is' in read && read.is > 0 ? read.is : undefined;
    if (price === undefined) into.problems.push(doubtOf(column, text, pricesMeant(read)));
    else into.written.set(column, price.toFixed(2));
    const heading = columns[column]?.heading ?? '';
    const unoffered = !above && isSizeOfPrices(heading);
    if (unoffered) into.problems.push(notOffered(column, heading));
    const size = above?.id ?? (unoffered ? undefined : sizeOf(beside, lists, into));
    return [{ column, sizeColumn: unoffered ? column : (beside?.column ?? null), price, size }];
  });
}

/** A price that can be read in several ways, or that is none: an empty cell is the wine without it. */
const doubtOf = (column: number, text: string, readings: number[]): Problem => ({
  field: 'price',
  column,
  key: readings.length > 0 ? 'wine-import.which-price' : 'validation.numeric',
  params: { text },
  suggestions: readings.length > 0 ? readings.map((amount) => amount.toFixed(2)) : [''],
});

/** No other column can say the size of a price whose heading says one that cannot be chosen: «Preis 45 cl». */
const notOffered = (column: number, heading: string): Problem => ({
  field: 'price',
  column,
  key: 'wine-import.size-not-offered',
  params: { heading },
  suggestions: [''],
});

/** A size of which the price is not there would be dropped unsaid; where the list says none for any price it says nothing. */
function tellSize(cell: Cell | null, columns: Columns, lists: Lists, { problems }: Into): void {
  if (!cell || cell.text === '' || !columns[cell.column]?.heading) return;
  if (!('is' in lists.size.find(cell.text))) return;
  problems.push({
    field: 'size',
    column: cell.column,
    key: 'wine-import.size-without-price',
    params: { text: cell.text },
    suggestions: [''],
  });
}

function sizeOf(cell: Cell | null, lists: Lists, { problems, written }: Into): number | undefined {
  const column = cell?.column ?? null;
  if (!cell || cell.text === '') {
    problems.push({ field: 'size', column, key: 'validation.required', params: {}, suggestions: [] });
    return undefined;
  }
  const found = lists.size.find(cell.text);
  if ('is' in found) {
    written.set(cell.column, found.is.name);
    return found.is.id;
  }
  const { suggestions, carton } = found;
  const key = carton
    ? 'wine-import.carton'
    : suggestions.length > 0
      ? 'wine-import.similar'
      : 'wine-import.unknown';
  problems.push({ field: 'size', column, key, params: { text: cell.text }, suggestions });
  return undefined;
}
