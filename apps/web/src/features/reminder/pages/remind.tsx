import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/date.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { ReminderSheet } from '../components/reminder-sheet.tsx';
import { openReminders } from '../reminder.api.ts';
import styles from './remind.module.css';

/** Who will be reminded of what in the active catalogue, before anything is sent. */
export function Remind() {
  const { t } = useTranslation();
  const catalog = useCatalogState()?.active_catalog;
  const query = useQuery({ ...openReminders(catalog?.id ?? 0), enabled: Boolean(catalog) });
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t(($) => $.reminder.title)}
        aside={
          data && (
            <span className={styles.ends}>
              {t(($) => $.reminder.ends, { name: data.catalog.name, day: formatDate(data.catalog.to) })}
            </span>
          )
        }
      />
      {catalog === null && <Notice tone="info">{t(($) => $.reminder.noCatalog)}</Notice>}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Loading />}
      {data?.total === 0 && (
        <EmptyState title={t(($) => $.reminder.nothing)} text={t(($) => $.reminder.nothingText)} />
      )}
      {data && data.total > 0 && <ReminderSheet open={data} />}
    </>
  );
}
