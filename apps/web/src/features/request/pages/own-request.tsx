import { Button } from '@mantine/core';
import type { OwnProposal as Proposed, RequestItem, ServiceItem, SessionCatalog } from '@rebblatt/contracts';
import { SHIP_CATALOG_TYPE } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCatalogState, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { serviceApi } from '../../service/service.api.ts';
import { checkSession } from '../../session/session.api.ts';
import { NothingToOrder } from '../components/nothing-to-order.tsx';
import { OrderForm } from '../components/order-form.tsx';
import { OwnProposal } from '../components/own-proposal.tsx';
import { RequestNotice } from '../components/request-notice.tsx';
import { RequestSummary } from '../components/request-summary.tsx';
import { RequestTag } from '../components/request-tag.tsx';
import { useWelcome } from '../components/use-welcome.ts';
import { ownProposal } from '../proposal.api.ts';
import { ownRequest } from '../request.api.ts';
import { startOf } from '../request.form.ts';

/**
 * The exhibitor's request for the active catalogue; says so where there is none, and redirects inactive accounts to the
 * profile. What this browser knows may be old, so the server is asked before.
 */
export function OwnRequest() {
  const session = useSession();
  const catalog = useCatalogState()?.active_catalog;
  const isOpen = session?.user.active === 1;
  const refused = !isOpen || catalog === null;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (refused) void checkSession().finally(() => setAsked(true));
  }, [refused]);
  if (catalog === undefined || (refused && !asked)) return <Loading />;
  if (!isOpen) return <Navigate to="/profile/edit" replace />;
  if (catalog === null) return <NothingToOrder />;
  return <RequestFor key={catalog.id} catalog={catalog} person={session.id} />;
}

function RequestFor({ catalog, person }: { catalog: SessionCatalog; person: number }) {
  const { t } = useTranslation();
  const query = useQuery(ownRequest());
  const services = useQuery(serviceApi.all());
  const proposal = useQuery(ownProposal());
  const request = query.data;
  // The order of last time says itself what it is about.
  useWelcome(request === null && proposal.data === null, { person, catalog: catalog.name });
  const failed = query.error ?? services.error ?? proposal.error;
  return (
    <>
      <PageHeader
        title={t(($) => $.request.titleFor, { name: catalog.name })}
        aside={request && <RequestTag state={request.state} />}
      />
      {!failed && (query.isPending || services.isPending || proposal.isPending) && <Loading />}
      {failed && (
        <ErrorState
          error={failed}
          onRetry={() => void Promise.all([query.refetch(), services.refetch(), proposal.refetch()])}
        />
      )}
      {request && <RequestNotice request={request} />}
      {request !== undefined && proposal.data !== undefined && services.data && (
        <Body
          request={request}
          proposal={proposal.data}
          services={services.data}
          onShips={catalog.catalog_type === SHIP_CATALOG_TYPE}
        />
      )}
    </>
  );
}

type BodyProps = {
  request: RequestItem | null;
  proposal: Proposed | null;
  services: ServiceItem[];
  onShips: boolean;
};

/**
 * A form as long as the request can be changed, afterwards read-only. What happens to the request elsewhere
 * never replaces a form with typed values; the form says so and offers to take it over.
 */
function Body({ request, proposal, services, onShips }: BodyProps) {
  const { t } = useTranslation();
  const [start, setStart] = useState(request);
  const [taken, setTaken] = useState(0);
  // A form begins once: what becomes of the proposal later must not empty it.
  const [suggested] = useState(() => (proposal ? startOf(proposal) : undefined));
  const [offered, setOffered] = useState(proposal !== null);
  if (start !== null && start.editable !== 1) {
    if (start !== request) setStart(request);
    return <RequestSummary request={start} services={services} />;
  }
  if (start === null && offered) {
    if (request === null && proposal)
      return <OwnProposal proposal={proposal} onSent={setStart} onChange={() => setOffered(false)} />;
    // It was answered elsewhere, and nothing is typed here.
    setOffered(false);
    if (request !== null) setStart(request);
  }
  return (
    <OrderForm
      key={`${start?.id ?? 'new'} ${taken}`}
      start={start}
      request={request}
      services={services}
      onShips={onShips}
      suggested={suggested}
      more={
        start === null &&
        proposal && (
          <Button variant="default" onClick={() => setOffered(true)}>
            {t(($) => $.nextFair.own.unchanged)}
          </Button>
        )
      }
      onSent={(sent) => {
        setStart(sent);
        // What became of the request is said above the form, at whose end its button is.
        scrollTo({ top: 0 });
      }}
      onTake={() => {
        setStart(request);
        setTaken(taken + 1);
      }}
    />
  );
}
