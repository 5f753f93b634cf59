import { Button } from '@mantine/core';
import { isAdministrator, type LogoItem, statusTypes } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { undoDeletion } from '../../../history/deletion-undo.ts';
import type { ListState } from '../../../lib/list-state.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useRemove } from '../../../reference/use-remove.ts';
import { extraFilter } from '../../../table/columns.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { DeleteButton } from '../../../table/row-actions.tsx';
import { useCountedViews } from '../../../table/use-counted-views.ts';
import { type ListControl, useListState } from '../../../table/use-list-state.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { May } from '../../../ui/may.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { useCatalogFilter } from '../../catalog/catalog.filter.ts';
import { useCurrentCatalog } from '../../catalog/current-catalog.parts.ts';
import { uploadItems } from '../../upload-status/upload-status.api.ts';
import { AddressedReport } from '../components/addressed-report.tsx';
import { LogoActions } from '../components/logo-actions.tsx';
import { OpenedLogo } from '../components/opened-logo.tsx';
import { logoList, logosChanged, removeLogo } from '../logo.api.ts';
import { logoColumns } from '../logo.columns.tsx';

const viewOf = (filters: object): string =>
  Object.keys(filters).length === 0
    ? ''
    : new URLSearchParams({ columnFilters: JSON.stringify(filters) }).toString();

/** Logos with their pictures; the organiser approves them. */
export const LogoList = listScreen(function LogoList() {
  const { t } = useTranslation();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const path = organiser ? '/admin-logo' : '/logo';
  const list = useListState();
  const query = useQuery(logoList(list.state));
  const remove = useRemove(removeLogo, (logo: LogoItem) => logo.name, {
    onPages: 'logo',
    undo: (logo: LogoItem) => undoDeletion(t, 'logo', logo.id, logo.name),
    ...(organiser ? {} : { warning: t(($) => $.reference.deleteByOrganiser) }),
  });
  const { views, decide } = useLogoViews(list.state, organiser);
  const [opened, setOpened] = useState<LogoItem | null>(null);
  useLogoNews();
  return (
    <>
      <PageHeader
        title={t(($) => $.logo.title)}
        actions={
          <>
            {decide && (
              <LinkButton variant="default" to={decide}>
                {t(($) => $.logo.decide)}
              </LinkButton>
            )}
            <May needs="fill">
              <Button component={Link} to={`${path}/create`} leftSection={<Plus size={16} aria-hidden />}>
                {t(($) => $.logo.create)}
              </Button>
            </May>
          </>
        }
      />
      <AddressedReport />
      <DataTable<LogoItem>
        name={t(($) => $.logo.title)}
        list={list}
        download={{ rows: (state) => queryClient.fetchQuery(logoList(state)) }}
        query={query}
        columns={useMemo(() => logoColumns(t, { withExhibitor: organiser }), [t, organiser])}
        filters={useLogoFilters(list)}
        rowName={(logo) => logo.name}
        searchIn={t(($) => (organiser ? $.logo.searchIn : $.logo.searchInOwn))}
        views={organiser ? views : undefined}
        empty={t(($) => $.logo.empty)}
        actions={(logo) => (
          <>
            <LogoActions logo={logo} organiser={organiser} onOpen={() => setOpened(logo)} />
            <DeleteButton name={logo.name} disabled={logo.status === 0} onDelete={() => void remove(logo)} />
          </>
        )}
      />
      {opened && <OpenedLogo key={opened.id} logo={opened} onClose={() => setOpened(null)} />}
    </>
  );
});

/**
 * The organiser's views. What is to be approved is that of the current catalogue, as its strip and its queue count it, or
 * of the one that the list is narrowed to; beside it stands what waits of all exhibitors, also of those in no catalogue.
 * @returns with the queue that decides as many as the list shows, where any wait
 */
function useLogoViews({ columnFilters: { catalog_id: asked } }: ListState, organiser: boolean) {
  const { t } = useTranslation();
  const inCurrent = useCurrentCatalog();
  const current = inCurrent?.catalog.id;
  const elsewhere = asked !== undefined && Number(asked) !== current ? { catalog_id: asked } : {};
  const catalog = asked ?? current?.toString();
  const everybody = viewOf({ waiting: '1' });
  const views = useCountedViews(
    'logo',
    organiser
      ? [
          { name: t(($) => $.logo.all), query: viewOf(elsewhere) },
          ...(catalog
            ? [
                { name: t(($) => $.logo.toApprove), query: viewOf({ waiting: '1', catalog_id: catalog }) },
                { name: t(($) => $.logo.toApproveOfAll), query: everybody },
              ]
            : [{ name: t(($) => $.logo.toApprove), query: everybody }]),
        ]
      : [],
    (state) => queryClient.fetchQuery(logoList(state)),
    inCurrent === undefined ? undefined : null,
  );
  const waiting = views.at(asked === undefined ? -1 : 1)?.count ?? 0;
  const queue =
    asked === undefined ? '/active-catalog/decide?tab=logos&of=all' : `/catalog/${asked}/decide?tab=logos`;
  return { views, decide: waiting > 0 ? queue : null };
}

/** The filters that links set: of one catalogue's exhibitors, and what waits for a decision. */
function useLogoFilters(list: ListControl) {
  const { t } = useTranslation();
  const catalog = useCatalogFilter<LogoItem>(
    list,
    'catalog_id',
    t(($) => $.logo.catalog),
  );
  return useMemo(() => {
    const filter = [{ value: '1', label: t(($) => $.logo.toApprove) }];
    const label = t(($) => $.logo.approval);
    return [...catalog, extraFilter<LogoItem>('waiting', { label, filter, chipOnly: true })];
  }, [t, catalog]);
}

/** Refetches the list when the check of a logo ends. */
function useLogoNews() {
  const { data: items = [] } = useQuery(uploadItems());
  const news = items
    .filter((item) => item.type === statusTypes.logo)
    .map((item) => `${item.statusable_id}:${item.status}`)
    .join();
  useWhenChanged([news], () => void logosChanged());
}
