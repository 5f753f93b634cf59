import type { SessionCatalog } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { referenceApi } from '../../reference/reference-api.ts';

/** The catalogue that ended last; null if none has. */
export const lastActiveCatalog = () =>
  queryOptions({
    queryKey: ['catalog', 'last-active'],
    queryFn: async () => (await call('GET /catalog/last-active-catalog')).data,
    staleTime: 5 * 60_000,
  });

/** Whether the active (or last ended) catalogue has a page; refetched whenever pages change. */
export const catalogHasPage = (catalogId: number | undefined) =>
  queryOptions({
    queryKey: ['page', 'exists', catalogId],
    queryFn: async () => (await call('GET /catalog/has-catalog-page')).data.has_catalog_page === 1,
    staleTime: 60_000,
  });

/** List, show, create, change and delete. */
export const catalogCalls = referenceApi('catalog', [{ field: 'from', type: 'desc' }]);

/** The catalogue whose collection is open today; null if there is none. */
export async function fetchActiveCatalog(): Promise<SessionCatalog | null> {
  return (await call('GET /catalog/active-catalog')).data;
}
