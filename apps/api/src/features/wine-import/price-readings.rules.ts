import type { ReadAmount } from '@rebblatt/contracts';

/**
 * What a price may be, the likeliest first, in francs: a minus is a dash before it or a mistake, without which the number
 * may be right.
 */
export function pricesMeant(read: ReadAmount): number[] {
  const readings = 'is' in read ? [read.is] : 'readings' in read ? read.readings : [];
  return [...new Set(readings.map(Math.abs))].filter((price) => price > 0);
}
