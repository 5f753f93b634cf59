import type { ExhibitorItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { ExhibitorActions } from '../components/exhibitor-actions.tsx';
import { exhibitorListOf } from '../exhibitor.api.ts';
import { exhibitorColumns } from '../exhibitor.columns.tsx';

const WAITING = new URLSearchParams({ columnFilters: JSON.stringify({ active: '0' }) }).toString();

/** Exhibitors: all of them, or those of one catalogue. */
export const ExhibitorList = listScreen(function ExhibitorList() {
  const { t } = useTranslation();
  const { catalog: catalogId } = useParams();
  const list = useListState();
  const query = useQuery(exhibitorListOf(catalogId, list.state));
  const { data: catalog } = useQuery({
    ...catalogCalls.one(catalogId ?? ''),
    enabled: catalogId !== undefined,
  });
  const title = catalog
    ? t(($) => $.exhibitor.overview, { name: catalog.name })
    : t(($) => $.exhibitor.title);
  const base = catalogId === undefined ? '/exhibitor' : `/catalog/${catalogId}/exhibitor`;
  return (
    <>
      <PageHeader title={title} />
      <DataTable<ExhibitorItem>
        name={title}
        list={list}
        query={query}
        columns={useMemo(() => exhibitorColumns(t), [t])}
        rowName={(exhibitor) => exhibitor.company_name}
        searchIn={t(($) => $.exhibitor.searchIn)}
        views={[
          { name: t(($) => $.exhibitor.all), query: '' },
          { name: t(($) => $.exhibitor.toActivate), query: WAITING },
        ]}
        actions={(exhibitor) => <ExhibitorActions exhibitor={exhibitor} base={base} />}
      />
    </>
  );
});
