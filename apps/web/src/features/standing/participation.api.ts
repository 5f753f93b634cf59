import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Everything of one exhibitor for one catalogue; every change to a page asks again. */
export const participationOf = (catalogId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['page', 'participation', catalogId, exhibitorId],
    queryFn: async () =>
      (await call('GET /catalog/:id/progress/:exhibitor', { id: catalogId, exhibitor: exhibitorId })).data,
  });

/** Gives the exhibitor a later last day, YYYY-MM-DD, or that of the catalogue again. @returns the new one */
export async function setLaterDeadline(
  catalogId: string,
  exhibitor: number,
  until: string | null,
): Promise<string | null> {
  const path = { id: catalogId, exhibitor };
  const { data } = await call('PUT /catalog/:id/progress/:exhibitor/deadline', { ...path, body: { until } });
  await queryClient.invalidateQueries({ queryKey: ['page'] });
  return data.later_until;
}

/** Gives the exhibitor the pages of last time that are missing. @returns how many were added */
export async function addLastPages(
  catalogId: string,
  exhibitor: number,
  intention: Intention,
): Promise<number> {
  const path = { id: catalogId, exhibitor };
  const { data } = await call('POST /catalog/:id/progress/:exhibitor/last-pages', { ...path, intention });
  await queryClient.invalidateQueries({ queryKey: ['page'] });
  return data.length;
}
