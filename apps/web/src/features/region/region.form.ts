import type { RegionItem } from '@rebblatt/contracts';

/** Field values of a region; without one, of a new one. */
export function regionValues(item?: RegionItem) {
  return { name: item?.name ?? '', country_id: item?.country_id ?? null, version: item?.version };
}

/** What a region is called in messages. */
export function regionName(item: RegionItem): string {
  return item.name;
}
