import type { BottleSizeItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a bottle size, or of a new one. */
export function bottleSizeValues(item?: BottleSizeItem) {
  return {
    size: item?.size ?? '',
    ...namesValues(item),
    priority_size: item?.priority_size ?? 0,
    version: item?.version,
  };
}

/** The name of a bottle size in messages. */
export function bottleSizeName(item: BottleSizeItem): string {
  return item.size;
}
