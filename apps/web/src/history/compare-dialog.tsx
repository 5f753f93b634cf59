import { Checkbox, Modal } from '@mantine/core';
import type { HistoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../lib/date.ts';
import { errorText } from '../lib/error-text.ts';
import { fileAt } from '../lib/file-address.ts';
import { pictureUrl } from '../lib/picture.ts';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/status-tag.tsx';
import styles from './compare.module.css';
import { inSentence } from './sentence.ts';

type Side = 'earlier' | 'later' | 'marks';

/** Two states of a page as pictures, the later one with its changed places marked. */
export function CompareDialog({ row, onClose }: { row: HistoryItem; onClose: () => void }) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState(true);
  // What there is now may change as long as the dialog is closed.
  const [opened] = useState(() => Date.now());
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
          {formatDateTime(row.at)}: {inSentence(t, row).sentence}
        </p>
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
          />
        </div>
      </div>
    </Modal>
  );
}

function PageState(props: { row: HistoryItem; side: Side; stamp: number; title: string }) {
  const { row, side, stamp, title } = props;
  const { t } = useTranslation();
  const address = fileAt('GET /history/picture/:id/:side', { id: row.id, side });
  const { data: url, error } = useQuery(pictureUrl(address, stamp));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {error && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {!url && !error && <Loading />}
      {url && <img src={url} alt={title} />}
    </figure>
  );
}
