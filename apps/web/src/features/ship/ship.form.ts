import type { ShipItem } from '@rebblatt/contracts';

/** Field values of a ship; without one, of a new one, which goes to the end. */
export function shipValues(item?: ShipItem) {
  return { name: item?.name ?? '', position: item?.position, version: item?.version };
}

/** What a ship is called in messages. */
export function shipName(item: ShipItem): string {
  return item.name;
}
