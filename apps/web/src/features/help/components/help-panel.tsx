import { Drawer } from '@mantine/core';
import { Blocks } from '@rebblatt/manual/blocks';
import { chapterOf } from '@rebblatt/manual/chapter-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { fetchManual } from '../manual.parts.ts';
import styles from './help-panel.module.css';

type Props = {
  /** Path of the screen with parameters: `/exhibitor-wine/edit/:id`. */
  screen: string;
  opened: boolean;
  onClose: () => void;
};

/** The chapters of the manual about the screen, beside it. */
export function HelpPanel({ screen, opened, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { data, error, refetch } = useQuery({
    queryKey: ['manual', language],
    queryFn: () => fetchManual(language),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: opened,
  });
  const about: string[] = chapterOf(screen);
  const shown = data?.chapters.filter(({ id }) => about.includes(id)) ?? [];
  return (
    <Drawer
      opened={opened}
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
