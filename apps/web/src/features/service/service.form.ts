import type { ServiceItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a service, or of a new one. */
export function serviceValues(item?: ServiceItem) {
  return { name: item?.name ?? '', ...namesValues(item), price: item?.price ?? null, version: item?.version };
}

/** The name of a service in messages. */
export function serviceName(item: ServiceItem): string {
  return item.name;
}
