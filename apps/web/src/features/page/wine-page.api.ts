import type { PageItem, PageUpdate, PrintedLook } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST } from '../../lib/list-state.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pageOne } from './page.api.ts';

/** What is printed, once the typefaces of its design have come. */
export async function withTypefaces<T extends { look?: PrintedLook | undefined }>(printed: T): Promise<T> {
  const pair = printed.look?.typefaces;
  if (pair) await (await import('./typefaces.parts.ts')).loadTypefaces(pair);
  return printed;
}

/** What the page prints. `stamp` changes with the page's state, so that a release shows its snapshot. */
export const printedContentOf = (pageId: number, stamp: string) =>
  queryOptions({
    queryKey: ['page', 'sheet', pageId, stamp],
    queryFn: async ({ signal }) =>
      withTypefaces((await call('GET /page-sheet/:id', { id: pageId, signal })).data),
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

/** Stores fields of a wine page. The editor already shows them, so only the lists are refetched. */
export async function saveWinePage(id: number, payload: PageUpdate): Promise<PageItem> {
  const stored = (await call('PUT /page/:id', { id, body: payload })).data;
  queryClient.setQueryData(pageOne(String(id)).queryKey, stored);
  void queryClient.invalidateQueries({ queryKey: ['page', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['page', 'plan'] });
  return stored;
}
