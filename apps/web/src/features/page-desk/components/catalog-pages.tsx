import { type CatalogPageRow, isRegister, releaseStates, type SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Calculator, ClipboardCheck, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSort, ListState } from '../../../lib/list-state.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { DeleteButton, EditLink } from '../../../table/row-actions.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { KeptRoom } from '../../../ui/kept-room.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisterMark } from '../../../ui/register-mark.tsx';
import { isUnfolded } from '../../book/plan-fold.parts.ts';
import { useExhibitorFilter } from '../../exhibitor/exhibitor.filter.ts';
import { catalogPageColumns, releaseFilterColumns } from '../../page/page.columns.tsx';
import { movePage, pageListOf } from '../../page/page-list.api.ts';
import { pageName, pageTitle } from '../../page/page-name.rules.ts';
import { GenerationNote } from '../../print/generation-note.parts.ts';
import { printResultsOf } from '../../print/print-results.api.ts';
import { standingOf } from '../../standing/standing.api.ts';
import { StandingStrip } from '../../standing/standing-strip.parts.tsx';
import { pageViews } from '../page.views.ts';
import { placesOf } from '../place.api.ts';
import { AddPageMenu } from './add-page-menu.tsx';
import styles from './catalog-pages.module.css';
import { useMarkedPages } from './use-marked-pages.tsx';
import { useRemovePage } from './use-remove-page.ts';

const SheetPlan = laterView(
  () => import('../../book/sheet-plan.parts.ts').then((module) => module.SheetPlan),
  {
    waiting: <PlanPlace />,
  },
);

/** The room of the plan, until it is there. */
function PlanPlace() {
  return <div className={styles.plan} data-unfolded={isUnfolded() || undefined} aria-busy />;
}

const BY_POSITION: ListSort[] = [{ field: 'position', type: 'asc' }];

type Props = { catalog: SessionCatalog; base: string };

/** Bogenplan and list of a catalogue's pages; rows are moved by dragging, by keyboard or by number. */
export const CatalogPages = listScreen(function CatalogPages({ catalog, base }: Props) {
  const { t } = useTranslation();
  const list = useListState({ sort: BY_POSITION });
  const [params] = useSearchParams();
  const rowsIn = (state: ListState) =>
    pageListOf(String(catalog.id), state, { state: params.get('state') ?? undefined });
  const query = useQuery(rowsIn(list.state));
  const active = useCatalogState()?.active_catalog;
  const remove = useRemovePage();
  const { data: books } = useQuery(printResultsOf(String(catalog.id)));
  const busy = Boolean(books?.running);
  const { data: standing } = useQuery(standingOf(catalog.id));
  const rows = query.data?.data;
  const shown = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const exhibitor = useExhibitorFilter<CatalogPageRow>(list, 'exhibitor_id');
  return (
    <>
      <PageHeader
        title={t(($) => $.page.overview, { name: catalog.name })}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${catalog.id}`, label: catalog.name },
        ]}
        actions={
          <>
            <LinkButton
              to={base.replace(/page$/, 'decide')}
              variant="default"
              leftSection={<ClipboardCheck size={16} aria-hidden />}
            >
              {t(($) => $.page.decide)}
            </LinkButton>
            <LinkButton
              disabled={busy}
              to={`/catalog/${catalog.id}/print?do=count`}
              variant="default"
              leftSection={<Calculator size={16} aria-hidden />}
            >
              {t(($) => $.print.count)}
            </LinkButton>
            <LinkButton
              disabled={busy}
              to={`/catalog/${catalog.id}/print?do=generate`}
              variant="default"
              leftSection={<Printer size={16} aria-hidden />}
            >
              {t(($) => $.print.generate)}
            </LinkButton>
            {active && <AddPageMenu catalogId={catalog.id} base={base} disabled={active.id !== catalog.id} />}
          </>
        }
      />
      <div className={styles.standing}>
        <StandingStrip catalog={catalog} pages={base} besideViews />
      </div>
      <GenerationNote catalogId={catalog.id} />
      <KeptRoom name={`plan-${isUnfolded()}`} empty={false}>
        <SheetPlan catalogId={String(catalog.id)} base={base} shown={shown} />
      </KeptRoom>
      <DataTable<CatalogPageRow>
        name={t(($) => $.page.title)}
        list={list}
        download={{
          file: `${t(($) => $.page.title)} ${catalog.name}`,
          rows: (state) => queryClient.fetchQuery(rowsIn(state)),
        }}
        query={query}
        columns={useMemo(() => catalogPageColumns(t), [t])}
        filters={useMemo(() => [...releaseFilterColumns<CatalogPageRow>(t), ...exhibitor], [t, exhibitor])}
        rowName={(page) => pageTitle(t, page)}
        searchIn={t(($) => $.page.searchIn)}
        views={pageViews(t, standing)}
        selection={useMarkedPages(rows)}
        reorder={{
          field: 'position',
          positionOf: (page) => page.position,
          nameOf: (page) => pageName(t, page),
          move: (page, position) => movePage(page.id, position),
          places: placesOf(t, catalog.id),
          mark: (page) => <RegisterMark type={page.page_type} />,
        }}
        actions={(page) =>
          !isRegister(page.page_type) && (
            <>
              <EditLink to={`${base}/edit/${page.id}`} name={pageTitle(t, page)} />
              <DeleteButton
                name={pageTitle(t, page)}
                disabled={page.state === releaseStates.accepted}
                onDelete={() => void remove(page)}
              />
            </>
          )
        }
      />
    </>
  );
});
