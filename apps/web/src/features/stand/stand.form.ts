import type { StandItem } from '@rebblatt/contracts';

/** Field values of a stand; without one, of a new one at the main exhibition. */
export function standValues(item?: StandItem) {
  return {
    stand: item?.stand ?? '',
    catalog_type: item?.catalog_type ?? 2,
    ship: item?.ship ?? null,
    deck: item?.deck ?? null,
    description: item?.description ?? '',
    version: item?.version,
  };
}

/** What a stand is called in messages. */
export function standName(item: StandItem): string {
  return item.stand;
}
