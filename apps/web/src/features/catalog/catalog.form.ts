import type { CatalogItem } from '@rebblatt/contracts';

/** Field values of a catalogue; without one, of a new one. */
export function catalogValues(item?: CatalogItem) {
  return {
    name: item?.name ?? '',
    from: item?.from ?? null,
    to: item?.to ?? null,
    catalog_type: item?.catalog_type ?? null,
    version: item?.version,
  };
}

/** What a catalogue is called in messages. */
export function catalogName(item: CatalogItem): string {
  return item.name;
}
