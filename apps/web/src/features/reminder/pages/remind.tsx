import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatDate, today } from '../../../lib/date.ts';
import { errorBodyOf } from '../../../lib/error-text.ts';
import { useStart } from '../../../lib/use-start.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { ReminderSheet } from '../components/reminder-sheet.tsx';
import { openReminders } from '../reminder.api.ts';
import styles from './remind.module.css';

/**
 * Who will be reminded of what, before anything is sent: in the active catalogue, or in that of `?catalog=`, after whose end
 * only those who may go on are reminded.
 */
export function Remind() {
  const { t } = useTranslation();
  const start = useStart();
  const [params] = useSearchParams();
  const query = useQuery(openReminders(params.get('catalog') ?? undefined));
  const { data } = query;
  const none = errorBodyOf(query.error)?.error === 'catalog.none-active';
  return (
    <>
      <PageHeader
        title={t(($) => $.reminder.title)}
        trail={start && [start]}
        aside={
          data && (
            <span className={styles.ends}>
              {t(($) => $.reminder.ends, { name: data.catalog.name, day: formatDate(data.catalog.to) })}
            </span>
          )
        }
      />
      {none && <Notice tone="info">{t(($) => $.reminder.noCatalog)}</Notice>}
      {data && data.catalog.to < today() && <Notice tone="wait">{t(($) => $.reminder.onlyLate)}</Notice>}
      {query.isError && !none && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Loading />}
      {data?.total === 0 && (
        <EmptyState title={t(($) => $.reminder.nothing)} text={t(($) => $.reminder.nothingText)} />
      )}
      {data && data.total > 0 && <ReminderSheet open={data} />}
    </>
  );
}
