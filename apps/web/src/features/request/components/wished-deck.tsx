import type { AdminRequestItem, SeenOrder } from '@rebblatt/contracts';
import { Pencil } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './request.module.css';

type Props = { item: Pick<AdminRequestItem, 'deck'>; seen: SeenOrder | null };

/** On which deck the exhibitor would like to stand, and what they had wished when the request was last opened. */
export function WishedDeck({ item: { deck }, seen }: Props) {
  const { t } = useTranslation();
  const before = seen?.deck ?? null;
  const changed = seen !== null && before !== deck;
  if (deck === null && !changed) return null;
  const named = (name: string | null) => name ?? t(($) => $.request.wish.any);
  return (
    <p className={styles.wish}>
      {t(($) => $.request.wish.is, { deck: named(deck) })}
      {changed && (
        <span className={styles.before}>
          <Pencil size={13} aria-hidden />
          {t(($) => $.request.before, { value: named(before) })}
        </span>
      )}
    </p>
  );
}
