import { Button, Modal } from '@mantine/core';
import type { HistoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { colon } from '../lib/colon.ts';
import { formatDateTime } from '../lib/date.ts';
import { errorText, keyText } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { notify } from '../ui/snackbar-store.ts';
import { Notice } from '../ui/status-tag.tsx';
import { BothStates } from './both-states.tsx';
import { bringBack, historyState } from './history.api.ts';
import styles from './history.module.css';
import { inSentence } from './sentence.ts';

/** What there is now beside what would come back, why it cannot, and the button that does it. */
export function StateDialog({ row, onClose }: { row: HistoryItem; onClose: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(historyState(row.id));

  async function comeBack() {
    setBusy(true);
    try {
      await bringBack(row.id);
      notify(
        'success',
        t(($) => $.history.cameBack),
      );
      onClose();
    } catch (failure) {
      notify('danger', errorText(t, failure));
      void refetch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.history.bringBack)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="xl"
      centered
    >
      <div className={styles.dialog}>
        <p>
          {formatDateTime(row.at)}
          {colon()}
          {inSentence(t, row).sentence}
        </p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <BothStates state={data} />
            {data.notes.map((note) => (
              <Notice key={note} tone="info">
                {t(($) => $.history.notes[note])}
              </Notice>
            ))}
            {data.refused && (
              <Notice tone="danger">
                <strong>{t(($) => $.history.cannot)}</strong>
                <div>{keyText(t, data.refused.error, data.refused.params)}</div>
              </Notice>
            )}
            <div className={styles.buttons}>
              {!data.refused && (
                <Button loading={busy} onClick={() => void comeBack()}>
                  {t(($) => $.history.bringBack)}
                </Button>
              )}
              <Button variant="default" onClick={onClose}>
                {data.refused ? t(($) => $.ui.close) : t(($) => $.ui.cancel)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
