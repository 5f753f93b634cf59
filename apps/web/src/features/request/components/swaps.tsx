import { Button } from '@mantine/core';
import type { AdminRequestItem, RequestSwap } from '@rebblatt/contracts';
import { ArrowLeftRight } from 'lucide-react';
import { withTableTexts } from '../../../lib/i18n.ts';
import { later } from '../../../lib/later.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './request.module.css';

const mover = later(() => withTableTexts(import('../../stand/move.parts.ts')));

type Props = { item: Pick<AdminRequestItem, 'catalog_id' | 'exhibitor_id' | 'swaps'> };

/** What gives the exhibitor a stand of last time that another one has, each after a question. */
export function Swaps({ item: { catalog_id, exhibitor_id, swaps } }: Props) {
  const { t } = useTranslation();
  if (swaps.length === 0) return null;
  const swap = async ({ stand, to, exchange, ...other }: RequestSwap) => {
    const { askToMove } = await mover.fetch();
    await askToMove(
      t,
      catalog_id,
      exchange === 1
        ? { stand_id: to.id, exhibitor_id, to: stand.id, to_exhibitor_id: other.exhibitor_id }
        : { stand_id: stand.id, exhibitor_id: other.exhibitor_id, to: to.id, to_exhibitor_id: null },
    );
  };
  return (
    <div className={styles.swaps}>
      {swaps.map((one) => {
        const words = { stand: one.stand.stand, company: one.company_name, to: one.to.stand };
        return (
          <div key={one.stand.id}>
            <p className={styles.hint}>
              {one.exchange === 1
                ? t(($) => $.request.swap.exchangeHint, words)
                : t(($) => $.request.swap.freeHint, words)}
            </p>
            <Button
              variant="default"
              className={styles.swap}
              leftSection={<ArrowLeftRight size={16} aria-hidden />}
              onClick={() => void swap(one)}
            >
              {one.exchange === 1
                ? t(($) => $.request.swap.exchange, words)
                : t(($) => $.request.swap.free, words)}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
