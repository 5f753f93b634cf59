import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { referenceApi } from '../../reference/reference-api.ts';

export const regionApi = referenceApi('region', [
  { field: 'country.name', type: 'asc' },
  { field: 'name', type: 'asc' },
]);

/** The numbers of the regions in which a place or an appellation lies. */
export const regionsOfPlace = (place: string) =>
  queryOptions({
    queryKey: ['region', 'of-place', place],
    queryFn: async () => (await call('GET /wine-import/regions', { query: { place } })).data,
  });
