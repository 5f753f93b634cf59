import type { AdminRequestRow } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListState } from '../../../lib/list-state.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { DeleteButton, EditLink } from '../../../table/row-actions.tsx';
import { useCountedViews } from '../../../table/use-counted-views.ts';
import { useListState } from '../../../table/use-list-state.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCatalogFilter } from '../../catalog/catalog.filter.ts';
import { AcceptMarked } from '../components/accept-marked.tsx';
import { ordersSheet } from '../orders.api.ts';
import { adminRequests } from '../request.api.ts';
import { requestColumns } from '../request.columns.tsx';
import { requestViews } from '../request.views.ts';

/** The requests for the active catalogue; without one those of all catalogues. */
export const AdminRequestList = listScreen(function AdminRequestList() {
  const { t } = useTranslation();
  const list = useListState();
  const [params] = useSearchParams();
  const active = useCatalogState()?.active_catalog;
  // A link can ask for the requests of another catalogue.
  const asked = list.state.columnFilters.catalog_id;
  const catalog = asked === undefined || Number(asked) === active?.id ? active : null;
  const rowsIn = (state: ListState, of = catalog, view = params) =>
    adminRequests(state, { state: view.get('state') ?? undefined, catalog_id: of?.id });
  // They lead to the active catalogue, whatever is listed now.
  const views = useCountedViews(
    'admin-request',
    requestViews(t),
    (state, view) => queryClient.fetchQuery(rowsIn(state, active, view)),
    active === undefined ? undefined : (active?.id ?? null),
  );
  const query = useQuery({ ...rowsIn(list.state), enabled: active !== undefined });
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const withCatalog = catalog === null;
  const title = catalog ? t(($) => $.request.listOf, { name: catalog.name }) : t(($) => $.request.listTitle);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <LinkButton
            to="/import/request"
            variant="default"
            leftSection={<FileSpreadsheet size={16} aria-hidden />}
          >
            {t(($) => $.reference.fromList)}
          </LinkButton>
        }
      />
      <DataTable<AdminRequestRow>
        name={t(($) => $.request.listTitle)}
        list={list}
        download={{
          rows: (state) => queryClient.fetchQuery(rowsIn(state)),
          ...(catalog && { summary: (t) => ordersSheet(t, catalog.id) }),
        }}
        query={query}
        columns={useMemo(() => requestColumns(t, { withCatalog }), [t, withCatalog])}
        filters={useCatalogFilter<AdminRequestRow>(
          list,
          'catalog_id',
          t(($) => $.request.catalog),
        )}
        rowName={(request) => request.exhibitor.company_name}
        searchIn={t(($) => $.request.searchIn)}
        views={views}
        selection={{
          marked,
          onChange: setMarked,
          actions: <AcceptMarked marked={marked} onDone={() => setMarked(new Set())} />,
        }}
        empty={t(($) => $.request.empty)}
        actions={({ id, exhibitor: { company_name: name } }) => (
          <>
            <EditLink to={`/admin-request/edit/${id}`} name={name} />
            {/* A request is part of the fair's records; it is rejected, never deleted. */}
            <DeleteButton name={name} onDelete={() => undefined} disabled />
          </>
        )}
      />
    </>
  );
});
