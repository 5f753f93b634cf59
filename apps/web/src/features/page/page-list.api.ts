import type { BodyOf, PageType, ReplyOf } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST, type ListState } from '../../lib/list-state.ts';
import { pagesChanged } from './page.api.ts';

/** The pages of one catalogue. */
export const pageListOf = (catalogId: string, state: ListState, extra: { state?: string }) =>
  queryOptions({
    queryKey: ['page', 'list', catalogId, state, extra],
    queryFn: ({ signal }) => {
      const given = { id: catalogId, query: customOf(extra), signal };
      return fetchList('GET /catalog/:id/page/:perPage/:page', state, given);
    },
    placeholderData: keepPreviousData,
  });

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

/** What is deleted with a page. */
export async function fetchDeletePreview(
  id: number,
): Promise<ReplyOf<'GET /page/:id/delete-preview'>['data']> {
  return (await call('GET /page/:id/delete-preview', { id })).data;
}

export async function movePage(id: number, position: number): Promise<void> {
  await call('PUT /page/change-position/:page_id/:new_position', { page_id: id, new_position: position });
  await pagesChanged();
}

export async function swapPages(id: number, other: number): Promise<void> {
  await call('PUT /page/swap-positions/:id1/:id2', { id1: id, id2: other });
  await pagesChanged();
}

/** One step for several pages. @returns which of them were refused, and why */
export async function changePages(order: BodyOf<'POST /pages-bulk'>, intention: Intention) {
  const { data } = await call('POST /pages-bulk', { body: order, intention });
  await pagesChanged();
  return data;
}

export async function removePage(id: number): Promise<void> {
  await call('DELETE /page/:id', { id });
  await pagesChanged();
}

/** A filter that is not a column is sent in `custom`. */
const customOf = (extra: { state?: string }) => (extra.state ? { custom: { state: extra.state } } : {});
