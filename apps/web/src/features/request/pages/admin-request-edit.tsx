import type { AdminRequestItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { HistoryBeside } from '../../../history/beside.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RequestDecision } from '../components/request-decision.tsx';
import { RequestTag } from '../components/request-tag.tsx';
import { adminRequest } from '../request.api.ts';

/** The organiser's decision on one request. */
export function AdminRequestEdit() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: item } = useQuery(adminRequest(id));
  return (
    <>
      <PageHeader
        title={
          item ? t(($) => $.request.editBy, { name: item.exhibitor.company_name }) : t(($) => $.request.edit)
        }
        aside={item && <RequestTag state={item.state} />}
        actions={item && <Neighbours item={item} />}
      />
      <RequestDecision id={id} backTo="/admin-request" />
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
