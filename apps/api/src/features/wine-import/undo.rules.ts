import type { WineState } from '../wine/wine-set.commands.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Price = WineState['prices'][number];
const bySize = (prices: Price[]) => new Map(prices.map((row) => [row.bottle_size_id, row.price]));

/** Prices one by one: what somebody has changed since stays, and so does what the import did not touch. */
function undonePrices(now: Price[], after: Price[], before: Price[]): Price[] {
  const [current, written, earlier] = [bySize(now), bySize(after), bySize(before)];
  const sizes = new Set([...current.keys(), ...earlier.keys()]);
  return [...sizes].flatMap((size) => {
    const price = current.get(size) === written.get(size) ? earlier.get(size) : current.get(size);
    return price === undefined ? [] : [{ bottle_size_id: size, price }];
  });
}

/**
 * The state of a wine without an import: every field that still is as the import wrote it gets its earlier value.
 * @param now the wine as it is
 * @param after as the import left it
 * @param before as the import found it
 */
export function undoneState(now: WineState, after: WineState, before: WineState): WineState {
  const back = <Field extends keyof WineState>(field: Field): WineState[Field] =>
    same(now[field], after[field]) ? before[field] : now[field];
  return {
    id: now.id,
    wine: back('wine'),
    year: back('year'),
    sku: back('sku'),
    regionId: back('regionId'),
    wineTypeId: back('wineTypeId'),
    wineCategoryId: back('wineCategoryId'),
    awardId: back('awardId'),
    alcoholContentLevel: back('alcoholContentLevel'),
    publicWine: back('publicWine'),
    grapes: back('grapes'),
    prices: undonePrices(now.prices, after.prices, before.prices),
  };
}
