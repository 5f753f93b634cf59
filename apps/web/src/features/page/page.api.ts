import type { PageItem, PageUpdate } from '@rebblatt/contracts';
import { MAX_PER_PAGE } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Every change to a page affects lists, plan and item. */
export const pagesChanged = () => queryClient.invalidateQueries({ queryKey: ['page'] });

/** All pages of a catalogue in order, with their place in the book, and how long it is: the Bogenplan. */
export const sheetPlanOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['page', 'plan', catalogId],
    queryFn: () => call('GET /catalog/:id/sheet-plan', { id: catalogId }),
    placeholderData: keepPreviousData,
  });

/** One page. */
export const pageOne = (id: string) =>
  queryOptions({
    queryKey: ['page', 'one', id],
    queryFn: async () => (await call('GET /page/:id', { id })).data,
  });

export async function updatePage(id: number, payload: PageUpdate): Promise<PageItem> {
  const { data } = await call('PUT /page/:id', { id, body: payload });
  await pagesChanged();
  return data;
}

/** The proof of the current page; the server caches it. */
export const proofOf = ({ id, version }: Pick<PageItem, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['page', 'proof', id, version],
    queryFn: async () => (await call('GET /page-proof/:id', { id })).data,
    gcTime: 0,
  });

/** The stands an exhibitor has in a catalogue. */
export const standsOf = (exhibitorId: number | null, catalogId: number) =>
  queryOptions({
    queryKey: ['page', 'stands', exhibitorId, catalogId],
    queryFn: async () => {
      const query = {
        ...(exhibitorId !== null && { userId: String(exhibitorId) }),
        custom: JSON.stringify({ catalog_id: catalogId }),
      };
      return (await call('GET /stand-exhibitor/:perPage/:page', { perPage: MAX_PER_PAGE, page: 1, query }))
        .data;
    },
  });

export async function releasePage(page: PageItem): Promise<PageItem> {
  const body = { version: page.version };
  const { data } = await call('POST /page/exhibitor-release/:id', { id: page.id, body });
  await pagesChanged();
  return data;
}

export async function cancelRelease(page: PageItem): Promise<PageItem> {
  const body = { version: page.version };
  const { data } = await call('POST /page/cancel-release/:id', { id: page.id, body });
  await pagesChanged();
  return data;
}
