import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import { serviceApi } from '../../service/service.api.ts';
import { useEndedRequest } from '../ended-request.parts.ts';
import { RequestNotice } from './request-notice.tsx';
import { RequestSummary } from './request-summary.tsx';
import { RequestTag } from './request-tag.tsx';

/**
 * While no catalogue is open: what was ordered for the last one and what became of it, else since when nothing can be.
 * Mails about orders lead here.
 */
export function NothingToOrder() {
  const { t } = useTranslation();
  const services = useQuery(serviceApi.all());
  const { ended, request, failed, retry } = useEndedRequest();
  const error = failed ?? services.error;
  if (error)
    return (
      <ErrorState
        alone
        error={error}
        onRetry={() => {
          retry();
          void services.refetch();
        }}
      />
    );
  if (request === undefined || !services.data) return <Loading />;
  if (request)
    return (
      <>
        <PageHeader
          title={t(($) => $.request.titleFor, { name: request.catalog.name })}
          aside={<RequestTag state={request.state} />}
        />
        <RequestNotice request={request} />
        <RequestSummary request={request} services={services.data} withOrder />
      </>
    );
  return (
    <EmptyState
      alone
      title={t(($) => $.request.closed.title)}
      text={
        ended
          ? t(($) => $.request.closed.ended, { name: ended.name, date: formatDate(ended.to) })
          : t(($) => $.request.closed.notYet)
      }
      action={<AskOrganiser />}
    />
  );
}
