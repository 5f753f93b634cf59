import type { CatalogCreate, CatalogItem, CatalogUpdate, SessionCatalog } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { referenceApi } from '../../reference/reference-api.ts';

type Answer<T> = { data: T };

/** The catalogue that ended last; null when none has. */
export const lastActiveCatalog = () =>
  queryOptions({
    queryKey: ['catalog', 'last-active'],
    queryFn: async () =>
      (await api.get<Answer<SessionCatalog | null>>('/catalog/last-active-catalog')).data.data,
    staleTime: 5 * 60_000,
  });

/** Whether the running (or just ended) catalogue has a page; asked again whenever pages change. */
export const catalogHasPage = (catalogId: number | undefined) =>
  queryOptions({
    queryKey: ['page', 'exists', catalogId],
    queryFn: async () =>
      (await api.get<Answer<{ has_catalog_page: 0 | 1 }>>('/catalog/has-catalog-page')).data.data
        .has_catalog_page === 1,
    staleTime: 60_000,
  });

/** List, show, create, change and delete. */
export const catalogCalls = referenceApi<CatalogItem, CatalogCreate | CatalogUpdate>('catalog', [
  { field: 'from', type: 'desc' },
]);

/** The catalogue whose collection is open today; null when there is none. */
export async function fetchActiveCatalog(): Promise<SessionCatalog | null> {
  return (await api.get<Answer<SessionCatalog | null>>('/catalog/active-catalog')).data.data;
}
