import type { ShipItem } from '@rebblatt/contracts';

/** Field values of a ship, or of a new one, which is added at the end. */
export function shipValues(item?: ShipItem) {
  return { name: item?.name ?? '', position: item?.position, version: item?.version };
}

/** The name of a ship in messages. */
export function shipName(item: ShipItem): string {
  return item.name;
}
