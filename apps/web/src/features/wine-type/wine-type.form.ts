import type { WineTypeItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a wine type, or of a new one. */
export function wineTypeValues(item?: WineTypeItem) {
  return { wine_type: item?.wine_type ?? '', ...namesValues(item), version: item?.version };
}

/** The name of a wine type in messages. */
export function wineTypeName(item: WineTypeItem): string {
  return item.wine_type;
}
