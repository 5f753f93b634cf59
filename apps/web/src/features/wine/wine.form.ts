import type { WineItem } from '@rebblatt/contracts';
import { MAX_GRAPES_PER_WINE } from '@rebblatt/contracts';

/** A grape field without a choice is an empty string, which the contract drops. */
const grapeSlots = (item?: WineItem): (number | null)[] =>
  Array.from({ length: MAX_GRAPES_PER_WINE }, (_, index) => item?.grape_varieties[index]?.id ?? null);

/**
 * Field values of a wine, or of a new one with one empty price row.
 *
 * @param owner the exhibitor of a new wine: null if the organiser has yet to choose, undefined if there is no
 *   choice
 */
export function wineValues(item?: WineItem, owner?: number | null) {
  return {
    wine: item?.wine ?? '',
    year: item?.year === null || item === undefined ? '' : String(item.year),
    sku: item?.sku ?? '',
    region_id: item?.region_id ?? null,
    wine_type_id: item?.wine_type_id ?? null,
    wine_category_id: item?.wine_category_id ?? null,
    award_id: item?.award_id ?? null,
    alcohol_content_level: item?.alcohol_content_level ?? null,
    public_wine: item?.public_wine ?? 1,
    grape_varieties: grapeSlots(item),
    bottle_size: item
      ? item.bottleSizes.map(({ bottle_size_id, price }) => ({ bottle_size_id, price }))
      : [{ bottle_size_id: null, price: null }],
    user_id: item ? item.user_id : owner,
    version: item?.version,
  };
}

/** The name of a wine in messages. */
export function wineName(item: WineItem): string {
  return item.year === null ? item.wine : `${item.wine} ${item.year}`;
}
