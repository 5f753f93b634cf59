import type { CountryItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a country, or of a new one. */
export function countryValues(item?: CountryItem) {
  return { name: item?.name ?? '', ...namesValues(item), version: item?.version };
}

/** The name of a country in messages. */
export function countryName(item: CountryItem): string {
  return item.name;
}
