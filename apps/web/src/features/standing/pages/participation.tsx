import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { today } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { Notes } from '../../note/notes.parts.tsx';
import { Contact } from '../components/participation/contact.tsx';
import { Deadline } from '../components/participation/deadline.tsx';
import { LastTime } from '../components/participation/last-time.tsx';
import { MadePages } from '../components/participation/made-pages.tsx';
import { Mails } from '../components/participation/mails.tsx';
import { Ordered } from '../components/participation/ordered.tsx';
import styles from '../components/participation/participation.module.css';
import { ParticipationActions } from '../components/participation/participation-actions.tsx';
import { Section } from '../components/participation/section.tsx';
import { Things } from '../components/participation/things.tsx';
import { participationOf } from '../participation.api.ts';
import { reachableOf } from '../progress.rules.ts';

/** Everything of one exhibitor for one catalogue: contact, order, stands, deadline, pages, logos, wines and mails. */
export function ParticipationScreen() {
  const { t } = useTranslation();
  const { catalog: id = '', exhibitor: exhibitorId = '' } = useParams();
  const catalog = useQuery(catalogCalls.one(id));
  const { data, error, refetch } = useQuery(participationOf(id, exhibitorId));
  if (!/^[1-9]\d*$/.test(exhibitorId)) return <NoSuchExhibitor />;
  if (catalog.error) return <ErrorState alone error={catalog.error} onRetry={() => void catalog.refetch()} />;
  if (error && !data) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  if (!catalog.data || !data) return <Loading />;
  const { name } = catalog.data;
  const open = catalog.data.currently_active === 1;
  const { exhibitor } = data;
  const reachable = reachableOf([data], catalog.data, today()).length > 0;
  return (
    <>
      <PageHeader
        title={exhibitor.company_name}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/${id}/progress`, label: t(($) => $.standing.progressOf, { name }) },
        ]}
        actions={
          <ParticipationActions catalogId={id} exhibitor={exhibitor} reachable={reachable} ended={!open} />
        }
      />
      <div className={styles.parts}>
        <MadePages catalog={catalog.data} pages={data.pages} />
        <Contact
          exhibitor={exhibitor}
          gaps={data.profile_gaps.map((gap) => t(($) => $.evening.profileGaps[gap]))}
        />
        <Deadline catalog={catalog.data} participation={data} />
        <Ordered request={data.request} stands={data.stands} />
        <Things exhibitor={exhibitor} logos={data.logos} wines={data.wines} />
        <LastTime catalogId={id} participation={data} open={open} />
        <Section title={t(($) => $.standing.participation.notes)} wide>
          <Notes exhibitorId={exhibitor.id} bare />
        </Section>
        <Mails exhibitor={exhibitor} mails={data.mails} />
      </div>
    </>
  );
}

function NoSuchExhibitor() {
  const { t } = useTranslation();
  return <EmptyState alone title={t(($) => $.ui.notFoundTitle)} text={t(($) => $.ui.notFoundText)} />;
}
