import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Calculator, ClipboardCheck, Printer } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { useCurrentCatalog } from '../../catalog/current-catalog.parts.ts';
import { NoCatalog } from '../../page/no-catalog.parts.tsx';
import { StandingStrip } from '../../standing/standing-strip.parts.tsx';
import { BeforePrint } from '../components/before-print.tsx';
import { GenerateDialog } from '../components/generate-dialog.tsx';
import { PostersMenu } from '../components/posters-menu.tsx';
import { Progress } from '../components/progress.tsx';
import { ResultList } from '../components/result-list.tsx';
import { CoverSection } from '../cover-section.parts.ts';
import { printResultsOf } from '../print-results.api.ts';

/** The print desk of any catalogue, `/catalog/:catalog/print`. */
export function CatalogPrint() {
  const { catalog: id = '' } = useParams();
  return <Desk id={id} />;
}

/** The print desk of the active catalogue or, since that is when the book is made, of the one that ended last. */
export function ActivePrint() {
  const { t } = useTranslation();
  const current = useCurrentCatalog();
  if (current) return <Desk id={String(current.catalog.id)} />;
  if (current === undefined) return <Loading />;
  return <NoCatalog text={t(($) => $.print.noneText)} />;
}

/** Generate, count, download, create links, keep the cover. `?do=` opens the dialog. */
function Desk({ id }: { id: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const catalog = useQuery(catalogCalls.one(id));
  const { data, error, isPending, refetch } = useQuery(printResultsOf(id));
  const open = (dialog: 'generate' | 'count') => setParams({ do: dialog });
  const close = () => setParams({}, { replace: true });
  if (catalog.isPending) return <Loading />;
  if (catalog.error) return <ErrorState alone error={catalog.error} onRetry={() => void catalog.refetch()} />;
  const { name } = catalog.data;
  const busy = Boolean(data?.running);
  return (
    <>
      <PageHeader
        title={t(($) => $.print.overview, { name })}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${id}`, label: name },
        ]}
        actions={
          <>
            <LinkButton
              to={`/catalog/${id}/decide`}
              variant="default"
              leftSection={<ClipboardCheck size={16} aria-hidden />}
            >
              {t(($) => $.page.decide)}
            </LinkButton>
            <PostersMenu catalogId={id} name={name} />
            <Button
              variant="default"
              disabled={busy}
              leftSection={<Calculator size={16} aria-hidden />}
              onClick={() => open('count')}
            >
              {t(($) => $.print.count)}
            </Button>
            <Button
              disabled={busy}
              leftSection={<Printer size={16} aria-hidden />}
              onClick={() => open('generate')}
            >
              {t(($) => $.print.generate)}
            </Button>
          </>
        }
      />
      <StandingStrip catalog={catalog.data} pages={`/catalog/${id}/page`} />
      <BeforePrint catalogId={id} />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.running && <Progress catalogId={id} running={data.running} />}
      {data?.cancelled_at && (
        <Notice tone="info">{t(($) => $.print.cancelled, { at: formatDateTime(data.cancelled_at) })}</Notice>
      )}
      {data && data.data.length > 0 && (
        <ResultList catalog={name} results={data.data} printOffice={data.print_office} />
      )}
      {data?.data.length === 0 && !data.running && (
        <EmptyState title={t(($) => $.print.emptyTitle)} text={t(($) => $.print.emptyText)} />
      )}
      {/* Once it is known what stands above it, so that nothing moves it. */}
      {!isPending && <CoverSection catalogId={id} />}
      <GenerateDialog catalogId={id} opened={busy ? null : dialogIn(params.get('do'))} onClose={close} />
    </>
  );
}

const dialogIn = (wanted: string | null) => (wanted === 'generate' || wanted === 'count' ? wanted : null);
