import { type CatalogItem, SUGGESTED_REMINDER_DAYS } from '@rebblatt/contracts';

/** Field values of a catalogue, or of a new one. */
export function catalogValues(item?: CatalogItem) {
  return {
    name: item?.name ?? '',
    from: item?.from ?? null,
    to: item?.to ?? null,
    catalog_type: item?.catalog_type ?? null,
    reminder_days: (item?.reminder_days ?? SUGGESTED_REMINDER_DAYS).join(', '),
    version: item?.version,
  };
}

/** The name of a catalogue in messages. */
export function catalogName(item: CatalogItem): string {
  return item.name;
}
