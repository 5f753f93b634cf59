import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './compare.module.css';
import { PageState } from './page-state.tsx';

type Props = {
  row: number;
  /** Called once the later page is seen. */
  onLaterShown?: () => void;
};

/** A page before and after a row of its history, what differs marked on the later one if wanted. */
export function BothPictures({ row, onLaterShown }: Props) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState(true);
  // What there is now may change as long as this is not shown.
  const [opened] = useState(() => Date.now());
  return (
    <div className={styles.compare}>
      <Checkbox
        label={t(($) => $.history.markChanges)}
        checked={marked}
        onChange={({ currentTarget }) => setMarked(currentTarget.checked)}
      />
      <div className={styles.pictures}>
        <PageState row={row} side="earlier" stamp={opened} title={t(($) => $.history.earlier)} />
        <PageState
          row={row}
          side={marked ? 'marks' : 'later'}
          stamp={opened}
          title={t(($) => $.history.later)}
          onShown={onLaterShown}
        />
      </div>
    </div>
  );
}
