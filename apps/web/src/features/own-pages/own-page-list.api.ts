import type { PageType } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST, type ListState } from '../../lib/list-state.ts';
import { pagesChanged } from '../page/page.api.ts';

/** An exhibitor's own pages of the active catalogue. */
export const ownPageList = (state: ListState) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', state],
    queryFn: ({ signal }) => fetchList('GET /active_catalog_and_user/page/:perPage/:page', state, { signal }),
    placeholderData: keepPreviousData,
  });

/** How many pages of a type an exhibitor has in the active catalogue. */
export const ownPageCount = (pageType: PageType) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', 'count', pageType],
    queryFn: async ({ signal }) => {
      const state = { ...BARE_LIST, currentPerPage: 1, columnFilters: { page_type: pageType } };
      return (await fetchList('GET /active_catalog_and_user/page/:perPage/:page', state, { signal })).total;
    },
  });

/** An exhibitor's own pages of any catalogue. */
export const ownPagesOf = (catalogId: number, state: ListState) =>
  queryOptions({
    queryKey: ['page', 'list', 'own', catalogId, state],
    queryFn: ({ signal }) => {
      const columnFilters = { ...state.columnFilters, catalog_id: catalogId };
      return fetchList('GET /page/:perPage/:page', { ...state, columnFilters }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export async function swapPages(id: number, other: number): Promise<void> {
  await call('PUT /page/swap-positions/:id1/:id2', { id1: id, id2: other });
  await pagesChanged();
}
