import type { AwardItem } from '@rebblatt/contracts';

/** Field values of an award; without one, of a new one. */
export function awardValues(item?: AwardItem) {
  return {
    award: item?.award ?? '',
    symbol: item?.symbol ?? null,
    is_active: item?.is_active ?? 1,
    version: item?.version,
  };
}

/** What an award is called in messages. */
export function awardName(item: AwardItem): string {
  return item.award;
}
