import { Button } from '@mantine/core';
import { type OwnPageRow, type SessionCatalog, WINE_PAGE } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ListSort } from '../../../lib/list-state.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCatalogState, useMay } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { EditLink } from '../../../table/row-actions.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { May } from '../../../ui/may.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisterMark } from '../../../ui/register-mark.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { lastActiveCatalog } from '../../catalog/catalog.api.ts';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import { EveningStart } from '../../own-standing/evening-start.parts.ts';
import { EndedPageActions } from '../../page/ended-page-actions.parts.tsx';
import { ownPageColumns, releaseFilterColumns } from '../../page/page.columns.tsx';
import { pageName, pageTitle } from '../../page/page-name.rules.ts';
import { RequestFirst } from '../../page/request-first.parts.tsx';
import { ownRequest } from '../../request/request.api.ts';
import { ownPageCount, ownPageList, ownPagesOf } from '../own-page-list.api.ts';
import { exchangeOwnPage, ownPlaces, whyItStays } from '../own-place.api.ts';

const BY_POSITION: ListSort[] = [{ field: 'position', type: 'asc' }];

/** An exhibitor's pages of the active catalogue, or read-only those of the one that ended last. */
export const OwnPageList = listScreen(function OwnPageList() {
  const active = useCatalogState()?.active_catalog;
  if (active === undefined) return <Loading />;
  return active === null ? <LastPages /> : <RunningPages catalog={active} />;
});

/** The pages of the active catalogue; two of them can exchange their positions. */
function RunningPages({ catalog }: { catalog: SessionCatalog }) {
  const { t } = useTranslation();
  const list = useListState({ sort: BY_POSITION });
  const query = useQuery(ownPageList(list.state));
  const request = useCatalogState()?.user_catalog_request ?? null;
  const accepted = request?.accepted === 1;
  const may = useMay('fill');

  return (
    <>
      <PageHeader title={t(($) => $.page.ownTitle)} actions={accepted && <OwnPageActions />} />
      <EveningStart>
        <DataTable<OwnPageRow>
          name={t(($) => $.page.ownTitle)}
          list={list}
          query={query}
          columns={useMemo(() => ownPageColumns(t), [t])}
          filters={useMemo(() => releaseFilterColumns<OwnPageRow>(t), [t])}
          download={{ rows: (state) => queryClient.fetchQuery(ownPageList(state)) }}
          rowName={(page) => pageTitle(t, page)}
          empty={
            accepted ? (
              t(($) => $.page.ownEmpty)
            ) : (
              <RequestFirst catalog={catalog} request={request} alone={false} />
            )
          }
          reorder={
            may
              ? {
                  field: 'position',
                  positionOf: (page) => page.position,
                  nameOf: (page) => pageName(t, page),
                  move: (page, position) => exchangeOwnPage(t, page.id, position),
                  places: ownPlaces(t),
                  exchange: true,
                  lockedBecause: (page) => whyItStays(t, page),
                  mark: (page) => <RegisterMark type={page.page_type} />,
                }
              : undefined
          }
          actions={(page) => <EditLink to={`/exhibitor-page/edit/${page.id}`} name={pageTitle(t, page)} />}
        />
      </EveningStart>
    </>
  );
}

/** Both at once, so that the one that comes later does not move the other. */
function OwnPageActions() {
  const { t } = useTranslation();
  const { data: request, isPending } = useQuery(ownRequest());
  const { data: count, isPending: uncounted } = useQuery(ownPageCount(WINE_PAGE));
  if (isPending || uncounted) return null;
  return (
    <>
      <Button component={Link} to="/exhibitor-page/leaf" variant="default">
        {t(($) => $.page.ownLeaf)}
      </Button>
      {request && count !== undefined && (
        <May needs="fill">
          <AddWinePage request={request} count={count} />
        </May>
      )}
    </>
  );
}

type AddProps = { request: { count_pages_wine: number }; count: number };

/** Adds a wine page as long as the request has one left; otherwise says that all are there. */
function AddWinePage({ request, count }: AddProps) {
  const { t } = useTranslation();
  const max = request.count_pages_wine;
  if (count >= max) return <span>{t(($) => $.page.winePagesUsed, { used: count, count: max })}</span>;
  return (
    <Button
      component={Link}
      to="/active-catalog/page/wine/create/1"
      leftSection={<Plus size={16} aria-hidden />}
    >
      {t(($) => $.page.addWine)}
    </Button>
  );
}

function LastPages() {
  const { t } = useTranslation();
  const { data: ended, error, isPending, refetch } = useQuery(lastActiveCatalog());
  if (isPending) return <Loading />;
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  if (ended) return <EndedPages catalog={ended} />;
  return <EmptyState alone title={t(($) => $.page.noActiveTitle)} text={t(($) => $.page.noActiveText)} />;
}

/** The pages of a catalogue that has ended: to view and download. */
function EndedPages({ catalog }: { catalog: SessionCatalog }) {
  const { t } = useTranslation();
  const list = useListState({ sort: BY_POSITION });
  const query = useQuery(ownPagesOf(catalog.id, list.state));
  return (
    <>
      <PageHeader title={t(($) => $.page.ownTitle)} />
      <Notice tone="info">
        {t(($) => $.page.inactiveOwn, { name: catalog.name })}
        <AskOrganiser />
      </Notice>
      <DataTable<OwnPageRow>
        name={t(($) => $.page.ownTitle)}
        list={list}
        query={query}
        columns={useMemo(() => ownPageColumns(t, { ended: true }), [t])}
        filters={useMemo(() => releaseFilterColumns<OwnPageRow>(t), [t])}
        download={{ rows: (state) => queryClient.fetchQuery(ownPagesOf(catalog.id, state)) }}
        rowName={(page) => pageTitle(t, page)}
        empty={t(($) => $.page.ownEndedEmpty)}
        actions={(page) => <EndedPageActions page={page} catalog={catalog.name} />}
      />
    </>
  );
}
