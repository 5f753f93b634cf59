import type { RequestItem } from '@rebblatt/contracts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './order-sum.module.css';

const COUNTS = ['count_stands', 'count_pages_wine', 'count_pages_advertising'] as const;

/** What is about to be ordered, in words, and what was ordered before; it stands above the button that sends it. */
export function OrderSum({ before }: { before: RequestItem | null }) {
  const { t } = useTranslation();
  const typed = useWatch({ name: [...COUNTS] }) as unknown[];
  const parts = COUNTS.flatMap((name, i) => {
    const count = Number(typed[i]);
    if (String(typed[i] ?? '').trim() === '' || !Number.isInteger(count) || count < 0) return [];
    const what = t(($) => $.request.sum[name], { count });
    const known = before?.[name];
    return known === undefined || known === count
      ? what
      : t(($) => $.request.sum.before, { what, before: String(known) });
  });
  if (parts.length === 0) return null;
  return (
    <p className={styles.sum}>
      {t(($) => $.request.sum.label)} <strong>{parts.join(' · ')}</strong>
    </p>
  );
}
