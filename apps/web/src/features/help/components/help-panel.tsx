import { Drawer } from '@mantine/core';
import { Blocks } from '@rebblatt/manual/blocks';
import type { ExhibitorChapter } from '@rebblatt/manual/chapter-of';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../lib/language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { fetchManual } from '../help.api.ts';
import styles from './help-panel.module.css';

type Props = { chapters: ExhibitorChapter[]; onClose: () => void };

/** The chapters of the manual about the screen, beside it. */
export function HelpPanel({ chapters, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { data, error, refetch } = useQuery({
    queryKey: ['manual', language],
    queryFn: () => fetchManual(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = data?.chapters.filter(({ id }) => (chapters as string[]).includes(id)) ?? [];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={460}
      title={t(($) => $.app.help)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {shown.map(({ id, title, blocks }) => (
        <section key={id} className={styles.chapter}>
          <h2>{title}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
      <p className={styles.whole}>
        <Link to="/help" onClick={onClose}>
          {t(($) => $.app.topBar.wholeManual)}
        </Link>
      </p>
    </Drawer>
  );
}
