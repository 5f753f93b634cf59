import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueueHead } from './queue-head.tsx';
import type { Queue } from './use-queue.ts';

type Props = { queue: Queue<unknown>; name: string };

/** In the place of what somebody else decided or took back while it was looked at, until one goes on. */
export function Gone({ queue, name }: Props) {
  const { t } = useTranslation();
  const { box } = queue;
  useEffect(() => {
    // What had the focus has gone.
    if (document.activeElement === document.body) box.current?.querySelector('h2')?.focus();
  }, [box]);
  return (
    <div ref={box}>
      <QueueHead queue={queue} name={name} />
      <EmptyState
        title={name}
        text={t(($) => $.decide.goneText)}
        action={
          <Button variant="default" onClick={() => queue.step(1)}>
            {t(($) => $.decide.goneNext)}
          </Button>
        }
      />
    </div>
  );
}
