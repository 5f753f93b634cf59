import type { CountryItem } from '@rebblatt/contracts';

/** Field values of a country; without one, of a new country. */
export function countryValues(item?: CountryItem) {
  return { name: item?.name ?? '', version: item?.version };
}

/** What a country is called in messages. */
export function countryName(item: CountryItem): string {
  return item.name;
}
