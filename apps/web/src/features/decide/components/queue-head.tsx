import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './decide.module.css';
import type { Queue } from './use-queue.ts';

type Props = { queue: Queue<unknown>; name: string };

/** Where one is in the queue, and the way to its neighbours. */
export function QueueHead({ queue, name }: Props) {
  const { t } = useTranslation();
  const previous = `${t(($) => $.decide.previous)} (K)`;
  const next = `${t(($) => $.decide.next)} (J)`;
  return (
    <div className={styles.head}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={previous}
        title={previous}
        onClick={() => queue.step(-1)}
      >
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={next} title={next} onClick={() => queue.step(1)}>
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
      <p role="status" tabIndex={-1}>
        <strong>
          {queue.isAside
            ? t(($) => $.decide.placeAside, { number: queue.number, total: queue.total })
            : t(($) => $.decide.place, { number: queue.number, total: queue.total })}
        </strong>
        {queue.aside > 0 && !queue.isAside && <span>{t(($) => $.decide.aside, { count: queue.aside })}</span>}
        <span>{name}</span>
      </p>
    </div>
  );
}
