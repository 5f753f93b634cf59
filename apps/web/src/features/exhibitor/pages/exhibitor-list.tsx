import { Button } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ListState } from '../../../lib/list-state.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCatalogState, useSession } from '../../../lib/session.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { extraFilter } from '../../../table/columns.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { allRows } from '../../../table/download/all-rows.ts';
import { listScreen } from '../../../table/list-screen.tsx';
import { useCountedViews } from '../../../table/use-counted-views.ts';
import { useListState } from '../../../table/use-list-state.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { useCatalogFilter } from '../../catalog/catalog.filter.ts';
import { useCurrentCatalog } from '../../catalog/current-catalog.parts.ts';
import { ActivateMarked } from '../components/activate-marked.tsx';
import { AssignButton } from '../components/assign-button.tsx';
import { ExhibitorActions } from '../components/exhibitor-actions.tsx';
import { InviteButton } from '../components/invite-button.tsx';
import { InviteRest } from '../components/invite-rest.tsx';
import { MailButtons, WriteToMarked } from '../components/mail-buttons.tsx';
import { catalogOptions, exhibitorListOf, regionChoice } from '../exhibitor.api.ts';
import { exhibitorColumns } from '../exhibitor.columns.tsx';
import { regionOptions } from '../exhibitor.form.ts';
import { sheetOf } from '../exhibitor-sheet.rules.ts';

const filtered = (columnFilters: object) =>
  new URLSearchParams({ columnFilters: JSON.stringify(columnFilters) }).toString();

const accounts = (state: string) => filtered({ account: state });

/** Exhibitors: all of them, or those of one catalogue. */
export const ExhibitorList = listScreen(function ExhibitorList() {
  const { t } = useTranslation();
  const { catalog: catalogId } = useParams();
  const list = useListState();
  const query = useQuery(exhibitorListOf(catalogId, list.state));
  const { data: catalog, error: noCatalog } = useQuery({
    ...catalogCalls.one(catalogId ?? ''),
    enabled: catalogId !== undefined,
  });
  const { data: catalogs } = useQuery(catalogOptions());
  const followUp = list.state.columnFilters.follow_up !== undefined;
  const columns = useMemo(() => exhibitorColumns(t, catalogs ?? [], { followUp }), [t, catalogs, followUp]);
  const region = useRegionFilter();
  const notBegun = useCatalogFilter<ExhibitorItem>(
    list,
    'not_begun',
    t(($) => $.standing.notBegunIn),
  );
  const filters = useMemo(() => [...region, followUpFilter(t), ...notBegun], [t, region, notBegun]);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const current = useCurrentCatalog()?.catalog.id;
  const running = Boolean(useCatalogState()?.active_catalog);
  const views = useCountedViews(
    'exhibitor',
    [
      { name: t(($) => $.exhibitor.all), query: '' },
      { name: t(($) => $.exhibitor.toActivate), query: accounts('waiting') },
      { name: t(($) => $.exhibitor.toInvite), query: accounts('invited') },
      { name: t(($) => $.exhibitor.closedAccounts), query: accounts('closed') },
      { name: t(($) => $.exhibitor.toFollowUp), query: filtered({ follow_up: 1 }) },
    ],
    (state) => queryClient.fetchQuery(exhibitorListOf(catalogId, state)),
    catalogId ?? null,
  );
  const download = {
    rows: (state: ListState) => queryClient.fetchQuery(exhibitorListOf(catalogId, state)),
  };
  const title = catalog
    ? t(($) => $.exhibitor.overview, { name: catalog.name })
    : t(($) => $.exhibitor.title);
  const base = catalogId === undefined ? '/exhibitor' : `/catalog/${catalogId}/exhibitor`;
  const pages = catalogId === undefined ? running && '/active-catalog/page' : `/catalog/${catalogId}/page`;
  // Exhibitors cannot be added to a catalogue that has ended.
  const open = catalogId === undefined || catalog?.currently_active === 1;
  if (noCatalog) return <ErrorState alone error={noCatalog} />;
  return (
    <>
      <PageHeader title={title} actions={open && <NewExhibitors base={base} />} />
      <DataTable<ExhibitorItem>
        name={title}
        list={list}
        download={download}
        query={query}
        columns={columns}
        filters={filters}
        rowName={(exhibitor) => exhibitor.company_name}
        searchIn={t(($) => $.exhibitor.searchIn)}
        empty={t(($) => $.exhibitor.empty)}
        views={views}
        toolbar={
          <>
            {list.state.columnFilters.account === 'invited' && (
              <InviteRest read={() => allRows(download, list.state)} />
            )}
            <AssignButton marked={marked} onDone={() => setMarked(new Set())} />
            <MailButtons base={base} reminds={open && running} />
          </>
        }
        selection={{
          marked,
          onChange: setMarked,
          actions: (
            <>
              <ActivateMarked marked={marked} onDone={() => setMarked(new Set())} />
              <WriteToMarked marked={marked} catalog={catalogId} />
              <InviteButton
                ids={[...marked]}
                variant="default"
                size="compact-sm"
                onDone={() => setMarked(new Set())}
              />
            </>
          ),
        }}
        actions={(exhibitor) => (
          <ExhibitorActions
            exhibitor={exhibitor}
            base={base}
            sheet={sheetOf(exhibitor, catalogId === undefined ? current : Number(catalogId))}
            pages={pages || undefined}
          />
        )}
      />
    </>
  );
});

function NewExhibitors({ base }: { base: string }) {
  const { t } = useTranslation();
  const boss = useSession()?.role === 'SUPER_ADMIN';
  return (
    <>
      <LinkButton
        to="/import/exhibitor"
        variant="default"
        leftSection={<FileSpreadsheet size={16} aria-hidden />}
      >
        {t(($) => $.reference.fromList)}
      </LinkButton>
      {boss && (
        <Button component={Link} to={`${base}/create`} leftSection={<Plus size={16} aria-hidden />}>
          {t(($) => $.exhibitor.create)}
        </Button>
      )}
    </>
  );
}

/** Whether a note says to ask again is a filter beside the column of its day. */
const followUpFilter = (t: Translate) =>
  extraFilter<ExhibitorItem>('follow_up', {
    label: t(($) => $.exhibitor.toFollowUp),
    filter: [{ value: '1', label: t(($) => $.exhibitor.followUpDue) }],
  });

/** The region of the wines is not a column of the list, but a filter. */
function useRegionFilter() {
  const { t } = useTranslation();
  const { data } = useQuery(regionChoice());
  return useMemo(() => {
    const filter = (data ? regionOptions(data) : []).map((option) => ({
      ...option,
      value: String(option.value),
    }));
    return [extraFilter<ExhibitorItem>('region_id', { label: t(($) => $.exhibitor.region), filter })];
  }, [t, data]);
}
