import { Button } from '@mantine/core';
import type { Queue } from './use-queue.ts';

type Props<Item extends { id: number }> = {
  /** What something was being written about. */
  items: readonly Item[];
  queue: Pick<Queue<Item>, 'current' | 'show'>;
  nameOf: (item: Item) => string;
};

/** The ways to what something was being written about, but for the one that is shown. */
export function DraftPlaces<Item extends { id: number }>({ items, queue, nameOf }: Props<Item>) {
  return items
    .filter(({ id }) => id !== queue.current?.id)
    .map((item) => (
      <Button
        key={item.id}
        size="compact-sm"
        variant="subtle"
        color="lake"
        onClick={() => queue.show(item.id)}
      >
        {nameOf(item)}
      </Button>
    ));
}
