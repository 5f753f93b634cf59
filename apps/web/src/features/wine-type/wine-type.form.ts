import type { WineTypeItem } from '@rebblatt/contracts';

/** Field values of a wine type; without one, of a new one. */
export function wineTypeValues(item?: WineTypeItem) {
  return { wine_type: item?.wine_type ?? '', version: item?.version };
}

/** What a wine type is called in messages. */
export function wineTypeName(item: WineTypeItem): string {
  return item.wine_type;
}
