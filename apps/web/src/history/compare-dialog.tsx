import { Modal } from '@mantine/core';
import type { HistoryItem } from '@rebblatt/contracts';
import { colon } from '../lib/colon.ts';
import { formatDateTime } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { BothPictures } from './both-pictures.tsx';
import styles from './compare.module.css';
import { inSentence } from './sentence.ts';

/** Two states of a page as pictures, the later one with its changed places marked. */
export function CompareDialog({ row, onClose }: { row: HistoryItem; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.history.compare)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="min(1320px, 96vw)"
      centered
    >
      <div className={styles.compare}>
        <p>
          {formatDateTime(row.at)}
          {colon()}
          {inSentence(t, row).sentence}
        </p>
        <BothPictures row={row.id} />
      </div>
    </Modal>
  );
}
