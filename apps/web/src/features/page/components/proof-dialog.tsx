import { Modal, SegmentedControl } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/money.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { proofOf } from '../page.api.ts';
import styles from './proof-dialog.module.css';

const views = ['print', 'cyan', 'magenta', 'yellow', 'black'] as const;
type View = (typeof views)[number];

/** A page as the press will show it, its four plates, and how much ink lies on it. */
export function ProofDialog({ page, onClose }: { page: PageItem; onClose: () => void }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('print');
  const { data, error, isPending, refetch } = useQuery(proofOf(page));
  const picture = view === 'print' ? data?.proof : data?.plates[views.indexOf(view) - 1];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.page.proof.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size={960}
      centered
    >
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.proof}>
          <SegmentedControl
            data={views.map((value) => ({ value, label: t(($) => $.page.proof.views[value]) }))}
            value={view}
            onChange={(value) => setView(value as View)}
            aria-label={t(($) => $.page.proof.title)}
          />
          <img
            src={picture}
            alt={t(($) => $.page.proof.picture, { view: t(($) => $.page.proof.views[view]) })}
          />
          <p>
            {t(($) => $.page.proof.ink, {
              square: formatNumber(data.total_ink.max_of_square),
              max: formatNumber(data.total_ink.max),
              condition: data.output_condition,
            })}
          </p>
        </div>
      )}
    </Modal>
  );
}
