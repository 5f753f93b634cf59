import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { OtherProposals } from '../components/other-proposals.tsx';
import { ProposalList } from '../components/proposal-list.tsx';
import { proposalsOf } from '../proposal.api.ts';

/** The orders of last time that are proposed for a catalogue. */
export function Proposals() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const catalog = useQuery(catalogCalls.one(id));
  const { data, error, refetch } = useQuery(proposalsOf(id));
  if (catalog.error) return <ErrorState alone error={catalog.error} onRetry={() => void catalog.refetch()} />;
  if (error && !data) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  if (!catalog.data || !data) return <Loading />;
  const { name } = catalog.data;
  return (
    <>
      <PageHeader
        title={t(($) => $.nextFair.proposals.titleOf, { name })}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${id}`, label: name },
        ]}
      />
      {data.proposals.length > 0 ? (
        <ProposalList catalogId={id} list={data} />
      ) : (
        <EmptyState
          title={t(($) => $.nextFair.proposals.none)}
          text={t(($) => $.nextFair.proposals.noneText)}
        />
      )}
      <OtherProposals catalogId={id} />
    </>
  );
}
