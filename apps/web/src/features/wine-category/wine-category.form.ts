import type { WineCategoryItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a wine category, or of a new one. */
export function wineCategoryValues(item?: WineCategoryItem) {
  return { wine_category: item?.wine_category ?? '', ...namesValues(item), version: item?.version };
}

/** The name of a wine category in messages. */
export function wineCategoryName(item: WineCategoryItem): string {
  return item.wine_category;
}
