import { Button } from '@mantine/core';
import { isAdministrator, type WineItem } from '@rebblatt/contracts';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { undoDeletion } from '../../../history/deletion-undo.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { mayDo, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useEntryFilter } from '../../../reference/use-entry-filter.ts';
import { useRemove } from '../../../reference/use-remove.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { DeleteButton, EditLink } from '../../../table/row-actions.tsx';
import { useCountedViews } from '../../../table/use-counted-views.ts';
import { useListState } from '../../../table/use-list-state.ts';
import { May } from '../../../ui/may.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useExhibitorFilter } from '../../exhibitor/exhibitor.filter.ts';
import { EveningStart } from '../../own-standing/evening-start.parts.ts';
import { extraIn, isWithoutAlcoholLevel, levelAsFilter, wineGaps } from '../../wine-gaps/wine-gaps.rules.ts';
import { AlcoholBanner } from '../components/alcohol-banner.tsx';
import { VintageLink } from '../components/vintage-link.tsx';
import { WineDownload } from '../components/wine-download.tsx';
import { removeWine, wineList, winesWithoutAlcoholLevel } from '../wine.api.ts';
import { gapFilters, wineColumns } from '../wine.columns.tsx';
import { wineName } from '../wine.form.ts';

/** Wines: all of them for the organiser, their own for an exhibitor. Only exhibitors can add wines. */
export const WineList = listScreen(function WineList() {
  const search = levelAsFilter(useSearchParams()[0]);
  return search === null ? <Wines /> : <Navigate to={{ search }} replace />;
});

function Wines() {
  const { t } = useTranslation();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const may = mayDo(session, 'fill');
  const path = organiser ? '/wine' : '/exhibitor-wine';
  const list = useListState();
  const [params] = useSearchParams();
  const extra = extraIn(params);
  const query = useQuery(wineList(list.state, extra));
  // Two exhibitors may have the same wine.
  const nameOf = (wine: WineItem) =>
    organiser ? `${wineName(wine)}, ${wine.user.company_name}` : wineName(wine);
  const remove = useRemove(removeWine, nameOf, {
    onPages: 'wine',
    undo: (wine: WineItem) => undoDeletion(t, 'wine', wine.id, nameOf(wine)),
    ...(organiser ? {} : { warning: t(($) => $.reference.deleteByOrganiser) }),
  });
  const byExhibitor = useExhibitorFilter<WineItem>(list, 'user_id');
  const byEntry = useEntryFilter<WineItem>(list, path);
  const noticed = !isWithoutAlcoholLevel(list.state);
  usePrefetchQuery(winesWithoutAlcoholLevel());
  const table = (
    <AlcoholBanner shown={noticed}>
      <DataTable
        name={t(($) => $.wine.title)}
        list={list}
        query={query}
        columns={useMemo(() => wineColumns(t, { withExhibitor: organiser }), [t, organiser])}
        filters={useMemo(() => [...byExhibitor, ...byEntry, ...gapFilters(t)], [t, byExhibitor, byEntry])}
        rowName={nameOf}
        searchIn={t(($) => (organiser ? $.wine.searchIn : $.wine.searchInOwn))}
        views={useWineViews()}
        empty={t(($) => $.wine.empty)}
        actions={(wine) => (
          <>
            {!organiser && may && <VintageLink wine={wine} />}
            <EditLink to={`${path}/edit/${wine.id}`} name={nameOf(wine)} />
            <DeleteButton name={nameOf(wine)} onDelete={() => void remove(wine)} />
          </>
        )}
      />
    </AlcoholBanner>
  );
  return (
    <>
      <PageHeader
        title={t(($) => $.wine.title)}
        actions={
          <>
            <WineDownload
              list={list.state}
              extra={extra}
              total={query.data?.total ?? 0}
              organiser={organiser}
            />
            <May needs="fill">
              <Button
                component={Link}
                to={`${path}/import`}
                variant="default"
                leftSection={<FileUp size={16} aria-hidden />}
              >
                {t(($) => $.wine.importList)}
              </Button>
              {!organiser && (
                <Button component={Link} to={`${path}/create`} leftSection={<Plus size={16} aria-hidden />}>
                  {t(($) => $.wine.create)}
                </Button>
              )}
            </May>
          </>
        }
      />
      {organiser ? (
        table
      ) : (
        <EveningStart mentionedBelow={noticed ? 'alcohol' : undefined}>{table}</EveningStart>
      )}
    </>
  );
}

function useWineViews() {
  const { t } = useTranslation();
  const views = [
    { name: t(($) => $.wine.all), query: '' },
    ...wineGaps.map(({ about, query }) => ({ name: t(($) => $.wine.without[about]), query })),
  ];
  return useCountedViews('wine', views, (state, params) =>
    queryClient.fetchQuery(wineList(state, extraIn(params))),
  );
}
