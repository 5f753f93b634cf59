import type { UsualOfWines, WineField, WineItem, WineTypedField } from '@rebblatt/contracts';
import { MAX_GRAPES_PER_WINE, wineColumnRows } from '@rebblatt/contracts';

/** A grape field without a choice is an empty string, which the contract drops. */
const grapeSlots = (item?: WineItem): (number | null)[] =>
  Array.from({ length: MAX_GRAPES_PER_WINE }, (_, index) => item?.grape_varieties[index]?.id ?? null);

/** What the fields of the columns contain: what is typed is text, also a vintage, and a choice that is not made null. */
type OwnValues = { [Field in WineField]: Field extends WineTypedField ? string : number | null };

/** Field values of the columns of a wine; a new one is in the register. */
const ownValues = (item?: WineItem): OwnValues =>
  Object.fromEntries(
    wineColumnRows.map(({ field, kind }) => {
      const value = item?.[field] ?? null;
      if (kind === 'text' || kind === 'year') return [field, value === null ? '' : String(value)];
      return [field, kind === 'flag' ? (value ?? 1) : value];
    }),
  ) as OwnValues;

/**
 * Field values of a wine, or of a new one with one empty price row.
 *
 * @param owner the exhibitor of a new wine: null if the organiser has yet to choose, undefined if there is no
 *   choice
 */
export function wineValues(item?: WineItem, owner?: number | null) {
  return {
    ...ownValues(item),
    grape_varieties: grapeSlots(item),
    bottle_size: item
      ? item.bottleSizes.map(({ bottle_size_id, price }) => ({ bottle_size_id, price }))
      : [{ bottle_size_id: null, price: null }],
    user_id: item ? item.user_id : owner,
    version: item?.version,
  };
}

/** The fields of the form; a new row of prices is empty. */
export type WineValues = Omit<ReturnType<typeof wineValues>, 'bottle_size'> & {
  bottle_size: { bottle_size_id: number | null; price: number | null }[];
};

/** The level of nearly every wine. */
const REGULAR = 30;

/** Nothing is known of what the exhibitor's wines have in common. */
export const NOTHING_USUAL: UsualOfWines = { region_id: null, bottle_size_id: null };

/** Field values of an exhibitor's new wine. @param usual what it most likely has */
export const ownWineValues = (usual = NOTHING_USUAL): WineValues => ({
  ...wineValues(),
  region_id: usual.region_id,
  bottle_size: [{ bottle_size_id: usual.bottle_size_id, price: null }],
  alcohol_content_level: REGULAR,
});

/** Sizes without a price: those are new for each wine. */
const sizesOf = (item: WineItem): WineValues['bottle_size'] =>
  item.bottleSizes.length > 0
    ? item.bottleSizes.map(({ bottle_size_id }) => ({ bottle_size_id, price: null }))
    : ownWineValues().bottle_size;

/** Field values of the wine after one that was just saved: wines of one price list have much in common. */
export const nextWineValues = (saved: WineItem): WineValues => ({
  ...ownWineValues(),
  region_id: saved.region_id,
  wine_type_id: saved.wine_type_id,
  wine_category_id: saved.wine_category_id,
  alcohol_content_level: saved.alcohol_content_level,
  bottle_size: sizesOf(saved),
});

/** Field values of a wine's next vintage: only prices are asked for, and an award belongs to its vintage. */
export const vintageValues = (item: WineItem): WineValues => ({
  ...wineValues(item),
  year: item.year === null ? '' : String(item.year + 1),
  award_id: null,
  bottle_size: sizesOf(item),
  user_id: undefined,
  version: undefined,
});

/** The name of a wine in messages. */
export function wineName(item: WineItem): string {
  return item.year === null ? item.wine : `${item.wine} ${item.year}`;
}
