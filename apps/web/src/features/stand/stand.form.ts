import type { StandItem } from '@rebblatt/contracts';

/** Field values of a stand, or of a new one at the main exhibition. */
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

/** The next of many stands is on the same deck. */
export const nextStandValues = ({ catalog_type, ship, deck }: StandItem) => ({
  ...standValues(),
  ...{ catalog_type, ship, deck },
});

/** The name of a stand in messages. */
export function standName(item: StandItem): string {
  return item.stand;
}
