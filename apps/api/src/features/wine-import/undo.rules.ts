import type { WineState } from '../wine/wine-write.commands.ts';

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
  const untouched = Object.fromEntries(
    Object.entries(before).filter(([field]) => {
      const key = field as keyof WineState;
      return same(now[key], after[key]);
    }),
  );
  return {
    ...now,
    ...untouched,
    prices: undonePrices(now.prices, after.prices, before.prices),
  };
}
