import type { ReactNode } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import type { Draft } from '../../../form/use-kept-work.ts';
import styles from './decide.module.css';
import { DraftPlaces } from './draft-places.tsx';
import { Gone } from './gone.tsx';
import { QueueHead } from './queue-head.tsx';
import { useLeft } from './use-left.ts';
import type { Queue } from './use-queue.ts';
import { useStepKeys } from './use-step-keys.ts';

/** What is being written in a queue: whether it was restored, and about which of the items. */
type Drafts<Item> = { name: string; kept: Draft; items: readonly Item[] };

type Props<Item extends { id: number }> = {
  queue: Queue<Item>;
  nameOf: (item: Item) => string;
  /** Shown when nothing waits. */
  empty: ReactNode;
  drafts: readonly Drafts<Item>[];
  /** Is told how many are still to be decided. */
  onLeft: (left: number) => void;
  /** Whether a form takes the place of the item and its decision. */
  wide?: boolean;
  children: (item: Item) => ReactNode;
};

/**
 * What waits for a decision, one at a time: its place in the queue, the keys to its neighbours, the ways to what something
 * was being written about, and what is said when nothing waits or somebody else was faster.
 */
export function DecisionQueue<Item extends { id: number }>({
  queue,
  nameOf,
  empty,
  drafts,
  onLeft,
  wide = false,
  children,
}: Props<Item>) {
  useLeft(queue, onLeft);
  useStepKeys(queue);
  const { box, current, gone } = queue;
  if (!current) return <div ref={box}>{empty}</div>;
  if (gone) return <Gone queue={queue} name={nameOf(gone)} />;
  return (
    <div ref={box} className={wide ? styles.requests : styles.queue}>
      {!wide &&
        drafts.map(({ name, kept, items }) => (
          <DraftNotice key={name} draft={kept}>
            <DraftPlaces items={items} queue={queue} nameOf={nameOf} />
          </DraftNotice>
        ))}
      <QueueHead queue={queue} name={nameOf(current)} />
      {children(current)}
    </div>
  );
}
