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

/** A row that does not say the bottle of its only price means that of the wine, where the wine has one only. */
export function withSizeOf(wine: WineRow, read: ReadWine): ReadWine {
  const [price, ...prices] = (read.form.bottle_size ?? []) as Record<string, unknown>[];
  const [stored, ...others] = wine.prices;
  const isAsked = ({ field, key }: ReadWine['problems'][number]) =>
    field === 'size' && key === 'validation.required';
  if (!price || prices.length > 0 || !stored || others.length > 0 || !read.problems.some(isAsked))
    return read;
  return {
    ...read,
    form: { ...read.form, bottle_size: [{ ...price, bottle_size_id: stored.bottle_size_id }] },
    problems: read.problems.filter((one) => !isAsked(one)),
  };
}
