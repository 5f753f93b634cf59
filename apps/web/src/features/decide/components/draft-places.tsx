import { Button } from '@mantine/core';
import type { WaitingPage } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { pageName } from '../../page/page-name.rules.ts';
import type { Queue } from './use-queue.ts';

type Props = { pages: readonly WaitingPage[]; queue: Queue<WaitingPage> };

/** The ways to the pages on which something was being written, but for the one that is shown. */
export function DraftPlaces({ pages, queue }: Props) {
  const { t } = useTranslation();
  return pages
    .filter(({ id }) => id !== queue.current?.id)
    .map((page) => (
      <Button
        key={page.id}
        size="compact-sm"
        variant="subtle"
        color="lake"
        onClick={() => queue.show(page.id)}
      >
        {pageName(t, page)}
      </Button>
    ));
}
