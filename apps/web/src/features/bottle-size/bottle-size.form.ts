import type { BottleSizeItem } from '@rebblatt/contracts';

/** Field values of a bottle size; without one, of a new one. */
export function bottleSizeValues(item?: BottleSizeItem) {
  return { size: item?.size ?? '', priority_size: item?.priority_size ?? 0, version: item?.version };
}

/** What a bottle size is called in messages. */
export function bottleSizeName(item: BottleSizeItem): string {
  return item.size;
}
