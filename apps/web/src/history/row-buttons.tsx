import type { HistoryItem } from '@rebblatt/contracts';
import { BringBackButton } from './bring-back-button.tsx';
import { CompareButton } from './compare-button.tsx';
import styles from './history.module.css';

/** What can be done with a row of the history. */
export function RowButtons({ row }: { row: HistoryItem }) {
  return (
    <span className={styles.rowButtons}>
      <CompareButton row={row} />
      <BringBackButton row={row} />
    </span>
  );
}
