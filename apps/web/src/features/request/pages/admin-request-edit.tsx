import type { AdminRequestItem } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { HistoryBeside } from '../../../history/beside.tsx';
import { formatDateTime } from '../../../lib/date.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { serviceApi } from '../../service/service.api.ts';
import { DecisionForm } from '../components/decision-form.tsx';
import { RequestTag } from '../components/request-tag.tsx';
import { adminRequest, noteLook } from '../request.api.ts';

/** The organiser's decision on one request. */
export function AdminRequestEdit() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const query = useQuery(adminRequest(id));
  const services = useQuery(serviceApi.all());
  const item = query.data;
  const failed = query.error ?? services.error;
  return (
    <>
      <PageHeader
        title={
          item ? t(($) => $.request.editBy, { name: item.exhibitor.company_name }) : t(($) => $.request.edit)
        }
        aside={item && <RequestTag state={item.state} />}
        actions={item && <Neighbours item={item} />}
      />
      {(query.isPending || services.isPending) && <Loading />}
      {failed && (
        <ErrorState error={failed} onRetry={() => void Promise.all([query.refetch(), services.refetch()])} />
      )}
      {item && <DecidedNotice item={item} />}
      {item && services.data && <Seen key={item.id} item={item} services={services.data} />}
      {item && <HistoryBeside key={`history-${item.id}`} thing="catalog-request" id={item.id} />}
    </>
  );
}

/** Links to the previous and the next undecided request. */
function Neighbours({ item: { previous, next } }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  const to = (id: number | null) => `/admin-request/edit/${id}`;
  return (
    <>
      <LinkButton
        variant="default"
        to={to(previous)}
        disabled={previous === null}
        leftSection={<ChevronLeft size={16} aria-hidden />}
      >
        {t(($) => $.request.previousOpen)}
      </LinkButton>
      <LinkButton
        variant="default"
        to={to(next)}
        disabled={next === null}
        rightSection={<ChevronRight size={16} aria-hidden />}
      >
        {t(($) => $.request.nextOpen)}
      </LinkButton>
    </>
  );
}

/** When and by whom the request was decided. */
function DecidedNotice({ item }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  if (item.decided_at === null) return null;
  const words = { name: item.decided_by ?? t(($) => $.ui.none), when: formatDateTime(item.decided_at) };
  return item.state === requestStates.rejected ? (
    <Notice tone="danger">
      <strong>{t(($) => $.request.rejectedTitle)}</strong>
      <div>{t(($) => $.request.rejectedBy, words)}</div>
    </Notice>
  ) : (
    <Notice tone="ok">{t(($) => $.request.acceptedBy, words)}</Notice>
  );
}

/** Records that it was opened, and keeps the previously seen order while the request is open here. */
function Seen({ item, services }: Omit<Parameters<typeof DecisionForm>[0], 'seen' | 'onSaved'>) {
  const [seen, setSeen] = useState(item.seen);
  const { id, version } = item;
  useEffect(() => void noteLook(id, version), [id, version]);
  return <DecisionForm item={item} services={services} seen={seen} onSaved={setSeen} />;
}
