import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** What would become of the rows of a list. */
export type RowCounts = { added: number; updated: number; skipped: number; open: number };

/** What a list would do, in words: only what there is. */
export function useListWords(): { would: (counts: RowCounts) => string } {
  const { t } = useTranslation();
  return {
    would: (counts) => {
      const phrases = (['added', 'updated', 'skipped', 'open'] as const)
        .filter((what) => counts[what] > 0)
        .map((what) =>
          t(($) => $.listImport.would[what], { count: counts[what], n: formatNumber(counts[what]) }),
        );
      const [first = ''] = phrases;
      return first === ''
        ? t(($) => $.listImport.wouldNothing)
        : `${[first.charAt(0).toUpperCase() + first.slice(1), ...phrases.slice(1)].join(', ')}.`;
    },
  };
}
