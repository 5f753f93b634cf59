import { Modal } from '@mantine/core';
import { PUBLIC_PATH } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { previewOf } from '../edition.api.ts';
import styles from '../edition.module.css';

type Props = { catalogId: number; slug: string; onClose: () => void };

/** The next edition as visitors will see it; its links lead on within it. */
export function PreviewDialog({ catalogId, slug, onClose }: Props) {
  const { t } = useTranslation();
  const [path, setPath] = useState('');
  const { data, error, refetch } = useQuery(previewOf(catalogId, path));
  const root = `${PUBLIC_PATH}${slug}/`;

  /** Nothing of a page runs here, so a link in it is followed from outside. */
  function follow(frame: HTMLIFrameElement) {
    frame.contentDocument?.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a')?.getAttribute('href') ?? '';
      if (link.startsWith('#')) return;
      event.preventDefault();
      if (link.startsWith(root)) setPath(link.slice(root.length).replace(/#.*$/, ''));
    });
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.edition.preview)}
      size="min(1280px, 96vw)"
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <iframe
          className={styles.frame}
          title={t(($) => $.edition.preview)}
          sandbox="allow-same-origin"
          srcDoc={data}
          onLoad={(event) => follow(event.currentTarget)}
        />
      )}
    </Modal>
  );
}
