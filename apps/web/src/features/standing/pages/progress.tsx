import { useQuery } from '@tanstack/react-query';
import { BellRing, ClipboardList, Mail } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { today } from '../../../lib/date.ts';
import { BARE_LIST } from '../../../lib/list-state.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DownloadButton } from '../../../table/download/download-button.tsx';
import { MeantAmong } from '../../../table/meant-among.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { ProgressTable } from '../components/progress-table.tsx';
import { ProgressTools } from '../components/progress-tools.tsx';
import { ProgressViews } from '../components/progress-views.tsx';
import { progressColumns } from '../progress.columns.ts';
import {
  companyIn,
  foundIn,
  isDue,
  orderIn,
  owes,
  reachableOf,
  rowsOf,
  topicsIn,
  viewIn,
} from '../progress.rules.ts';
import { progressOf } from '../standing.api.ts';

/**
 * How far every exhibitor of a catalogue is, step by step. `?missing=` shows those of whom a step is missing, `?later`
 * those who may go on after its end, `?company=` those who are called so, in the order of `?order=`.
 */
export function Progress() {
  const { t } = useTranslation();
  const { catalog: id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const catalog = useQuery(catalogCalls.one(id));
  const { data: rows, error, refetch } = useQuery(progressOf(id));
  if (catalog.error) return <ErrorState alone error={catalog.error} onRetry={() => void catalog.refetch()} />;
  if (error && !rows) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  if (!catalog.data || !rows) return <Loading />;
  const { name } = catalog.data;
  const view = viewIn(params);
  const company = companyIn(params);
  const inView = rowsOf(rows, view, today());
  const shown = foundIn(inView, company, orderIn(params));
  const reachable = reachableOf(shown, catalog.data, today());
  const topics = topicsIn(view);
  const owing = reachable.filter((row) => owes(row, topics));
  const due = owing.filter((row) => isDue(row, topics)).length;
  const ended = catalog.data.to < today();
  const idsOf = (some: typeof reachable) => some.map((row) => row.id).join(',');
  return (
    <>
      <PageHeader
        title={t(($) => $.standing.progressOf, { name })}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${id}`, label: name },
        ]}
        actions={
          <>
            <LinkButton
              to={`/catalog/${id}/lists`}
              variant="subtle"
              color="gray"
              c="var(--ink)"
              leftSection={<ClipboardList size={16} aria-hidden />}
            >
              {t(($) => $.catalog.lists)}
            </LinkButton>
            <DownloadButton
              name={t(($) => $.standing.progressOf, { name })}
              state={BARE_LIST}
              total={shown.length}
              columns={progressColumns(t)}
              download={{ rows: async () => ({ data: [...shown], total: shown.length }) }}
            />
            {reachableOf(rows, catalog.data, today()).length > 0 && (
              <>
                {ended && (
                  <LinkButton
                    variant="default"
                    to={`/catalog/${id}/exhibitor/send-mail?exhibitors=${idsOf(reachable)}`}
                    disabled={reachable.length === 0}
                    leftSection={<Mail size={16} aria-hidden />}
                  >
                    {t(($) => $.mailing.button)}
                  </LinkButton>
                )}
                {owing.length > 0 && (
                  <LinkButton
                    // Those who were reminded within a day are listed there without a tick.
                    to={`/exhibitor/remind?catalog=${id}&topics=${topics.join(',')}&exhibitors=${idsOf(owing)}`}
                    variant={due > 0 ? undefined : 'default'}
                    leftSection={<BellRing size={16} aria-hidden />}
                  >
                    {due > 0
                      ? t(($) => $.standing.remind, { count: due })
                      : t(($) => $.standing.remindedAll, { count: owing.length })}
                  </LinkButton>
                )}
              </>
            )}
          </>
        }
      />
      <ProgressViews rows={rows} />
      {rows.length > 0 && <ProgressTools />}
      {shown.length > 0 ? (
        <ProgressTable catalog={catalog.data} rows={shown} />
      ) : inView.length > 0 ? (
        <EmptyState
          title={t(($) => $.standing.nobodyCalled, { company })}
          text={undefined}
          action={
            <MeantAmong
              names={inView.map(({ company_name }) => company_name)}
              typed={company}
              onChoose={(name) => setParams({ ...Object.fromEntries(params), company: name })}
            />
          }
        />
      ) : (
        <NobodyIn view={view} empty={rows.length === 0} />
      )}
    </>
  );
}

/** Why nobody is listed: nobody takes part yet, or nobody lacks what the view is about. */
function NobodyIn({ view, empty }: { view: ReturnType<typeof viewIn>; empty: boolean }) {
  const { t } = useTranslation();
  if (view === 'later') return <EmptyState title={t(($) => $.standing.nobodyLater)} text={undefined} />;
  if (empty) return <EmptyState title={t(($) => $.standing.nobody)} text={t(($) => $.standing.nobodyText)} />;
  return (
    <EmptyState title={t(($) => $.standing.nothingMissing)} text={t(($) => $.standing.nothingMissingText)} />
  );
}
