import type { CatalogItem, CatalogNext } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** What a catalogue can hand on to the next one. Read anew each time: it changes with every order. */
export const nextOffer = (id: string) =>
  queryOptions({
    queryKey: ['catalog', 'next', id],
    queryFn: async ({ signal }) => (await call('GET /catalog/:id/next', { id, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Creates the catalogue after another one. */
export async function createNext(id: number, body: CatalogNext, intention: Intention): Promise<CatalogItem> {
  const { data } = await call('POST /catalog/:id/next', { id, body, intention });
  await queryClient.invalidateQueries({ queryKey: ['catalog'] });
  return data;
}
