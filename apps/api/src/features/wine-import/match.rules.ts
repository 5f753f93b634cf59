import type { RowChoice, WineColumn } from '@rebblatt/contracts';
import type { WineRow } from '../wine/wine.queries.ts';
import type { ReadWine } from './read-wine.rules.ts';

/** A wine that is there for a row, and why. */
export interface Match {
  wine: WineRow;
  by: 'id' | 'twin' | 'similar';
}

/**
 * The only one of several wines that a row may be about, as far as it says it: where it has no vintage the one without,
 * where its region is only usual the one from there. Undefined where several are left.
 */
export function soleOf(wines: WineRow[], { form }: ReadWine): WineRow | undefined {
  const better = [
    (wine: WineRow) => wine.region.id === form.region_id,
    (wine: WineRow) => form.year === undefined && wine.year === null,
  ].reduce((left, isBetter) => (left.some(isBetter) ? left.filter(isBetter) : left), wines);
  return better.length === 1 ? better[0] : undefined;
}

/** A second wine of the same name, vintage, region and type is what the wine form refuses too. */
export function choicesOf(by: Match['by'] | null): RowChoice[] {
  if (by === 'id' || by === 'twin') return ['update', 'skip'];
  if (by === 'similar') return ['add', 'update', 'skip'];
  return ['add', 'skip'];
}

const ofPrices: readonly WineColumn[] = ['price', 'size'];

/**
 * What is proposed for a row. One that has the wine's number is meant to change it, also while it is in doubt; one of the
 * same wine that says nothing else brings its price. What else differs, or only resembles a wine, is left to the user.
 *
 * @param brought what would change, and what is in doubt
 */
export function proposed(
  choices: RowChoice[],
  by: Match['by'] | undefined,
  brought: { field: WineColumn }[],
): RowChoice {
  if (by === undefined) return choices[0] ?? 'skip';
  const brings = by === 'id' || (by === 'twin' && brought.every(({ field }) => ofPrices.includes(field)));
  return brings && brought.length > 0 ? 'update' : 'skip';
}

/** A price of a bottle is so near to what it cost, as a part of that; other bottles cost far more or less. */
const [NEAR, FAR] = [0.25, 0.4];

/**
 * The bottle of a wine that a price without one is of: the only one there is, or of several the one that costs about as much,
 * where no other comes close. Undefined where a person has to say it.
 */
export function bottleFor(prices: WineRow['prices'], price: unknown): WineRow['prices'][number] | undefined {
  if (prices.length === 1) return prices[0];
  if (typeof price !== 'number') return undefined;
  const off = (one: WineRow['prices'][number]) => Math.abs(price / Number(one.price) - 1);
  const near = prices.filter((one) => off(one) <= NEAR);
  return prices.every((one) => near.includes(one) || off(one) >= FAR) && near.length === 1
    ? near[0]
    : undefined;
}

/** A row that does not say the bottle of its only price means that of the wine, where it is clear which. */
export function withSizeOf(wine: WineRow, read: ReadWine): ReadWine {
  const [price, ...prices] = (read.form.bottle_size ?? []) as Record<string, unknown>[];
  const isAsked = ({ field, key }: ReadWine['problems'][number]) =>
    field === 'size' && key === 'validation.required';
  if (!price || prices.length > 0 || !read.problems.some(isAsked)) return read;
  const stored = bottleFor(wine.prices, price.price);
  if (!stored) return read;
  return {
    ...read,
    form: { ...read.form, bottle_size: [{ ...price, bottle_size_id: stored.bottle_size_id }] },
    problems: read.problems.filter((one) => !isAsked(one)),
  };
}
