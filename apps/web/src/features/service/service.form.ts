import type { ServiceItem } from '@rebblatt/contracts';

/** Field values of a service; without one, of a new one. */
export function serviceValues(item?: ServiceItem) {
  return { name: item?.name ?? '', version: item?.version };
}

/** What a service is called in messages. */
export function serviceName(item: ServiceItem): string {
  return item.name;
}
