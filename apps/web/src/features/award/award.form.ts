import type { AwardItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of an award, or of a new one. */
export function awardValues(item?: AwardItem) {
  return {
    award: item?.award ?? '',
    ...namesValues(item),
    symbol: item?.symbol ?? null,
    is_active: item?.is_active ?? 1,
    version: item?.version,
  };
}

/** The name of an award in messages. */
export function awardName(item: AwardItem): string {
  return item.award;
}
