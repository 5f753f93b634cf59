import { type CatalogItem, type NextOffer, SUGGESTED_REMINDER_DAYS } from '@rebblatt/contracts';

/** The one of the two fairs that has all stands there are, or null. */
export function fairOfStands(stands: readonly { catalog_type: CatalogItem['catalog_type'] }[]) {
  const [first, ...others] = new Set(stands.map(({ catalog_type }) => catalog_type));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Field values of a catalogue, or of a new one. @param fair what a new one begins with */
export function catalogValues(item?: CatalogItem, fair: CatalogItem['catalog_type'] | null = null) {
  return {
    name: item?.name ?? '',
    from: item?.from ?? null,
    to: item?.to ?? null,
    catalog_type: item?.catalog_type ?? fair,
    reminder_days: (item?.reminder_days ?? SUGGESTED_REMINDER_DAYS).join(', '),
    version: item?.version,
  };
}

/** The name of a catalogue in messages. */
export function catalogName(item: CatalogItem): string {
  return item.name;
}

/** Field values of the catalogue after another one: everything that can come along does. */
export const nextValues = ({ form, exhibitors, ...offer }: NextOffer) => ({
  name: form.name,
  from: form.from,
  to: form.to,
  catalog_type: form.catalog_type,
  reminder_days: form.reminder_days.join(', '),
  pages: offer.content_pages + offer.generated_pages > REGISTERS ? 1 : 0,
  files: offer.files > 0 ? 1 : 0,
  design: offer.design,
  exhibitors: exhibitors.map(({ id }) => id),
});

/** Every catalogue has its two registers. */
export const REGISTERS = 2;
