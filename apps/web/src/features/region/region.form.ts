import type { RegionItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a region, or of a new one. */
export function regionValues(item?: RegionItem) {
  return {
    name: item?.name ?? '',
    ...namesValues(item),
    country_id: item?.country_id ?? null,
    version: item?.version,
  };
}

/** The next of many regions is in the same country. */
export const nextRegionValues = ({ country_id }: RegionItem) => ({ ...regionValues(), country_id });

/** The name of a region in messages. */
export function regionName(item: RegionItem): string {
  return item.name;
}
