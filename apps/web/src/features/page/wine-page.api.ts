import type { PageItem, PageUpdate, WineVintage } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pageOne, pagesChanged } from './page.api.ts';

/** What the page prints. `stamp` changes with the page's state, so that a release shows its snapshot. */
export const printedContentOf = (pageId: number, stamp: string) =>
  queryOptions({
    queryKey: ['page', 'sheet', pageId, stamp],
    queryFn: async ({ signal }) => (await call('GET /page-sheet/:id', { id: pageId, signal })).data,
    placeholderData: (before) => before,
  });

/** An exhibitor's logos that can be used on a page. */
export const approvedLogosOf = (exhibitorId: number | null) =>
  queryOptions({
    queryKey: ['logo', 'approved', exhibitorId],
    enabled: exhibitorId !== null,
    queryFn: async ({ signal }) => {
      const state = {
        ...BARE_LIST,
        currentPerPage: 50,
        columnFilters: { user_id: exhibitorId ?? 0, approved: 1 },
      };
      return (await fetchList('GET /logo/:perPage/:page', state, { signal })).data;
    },
  });

/** Pages of earlier catalogues whose content can be copied to this page. */
export const importablePagesOf = (pageId: number) =>
  queryOptions({
    queryKey: ['page', 'importable', pageId],
    queryFn: async ({ signal }) =>
      (await call('GET /pages-import/:page_id', { page_id: pageId, signal })).data,
  });

const contentChanged = () =>
  Promise.all([
    pagesChanged(),
    queryClient.invalidateQueries({ queryKey: ['page-category'] }),
    queryClient.invalidateQueries({ queryKey: ['wine'] }),
  ]);

/** Replaces the page's categories, wines and footer with those of an earlier page, some wines with their next vintage. */
export async function importPage(
  page: PageItem,
  importPageId: number,
  vintages: WineVintage[],
  intention: Intention,
) {
  const body = { replacePageId: page.id, importPageId, version: page.version, vintages };
  const { data } = await call('POST /pages-import', { body, intention });
  await contentChanged();
  return data;
}

/** The page is as it was before its import, and the wines that were created for it are gone. */
export async function undoPageImport(pageId: number): Promise<void> {
  await call('POST /pages-import/undo/:page_id', { page_id: pageId });
  await contentChanged();
}

/** Stores fields of a wine page. The editor already shows them, so only the lists are refetched. */
export async function saveWinePage(id: number, payload: PageUpdate): Promise<PageItem> {
  const stored = (await call('PUT /page/:id', { id, body: payload })).data;
  queryClient.setQueryData(pageOne(String(id)).queryKey, stored);
  void queryClient.invalidateQueries({ queryKey: ['page', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['page', 'plan'] });
  return stored;
}
