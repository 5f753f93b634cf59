import type { BodyOf, Fair } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['fair'];

/** The name of the fair and the organiser's contact; known without signing in. */
export const fairOptions = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => (await call('GET /fair')).data,
    staleTime: 5 * 60_000,
  });

export async function updateFair(body: BodyOf<'PUT /fair'>): Promise<Fair> {
  const { data } = await call('PUT /fair', { body });
  queryClient.setQueryData(KEY, data);
  return data;
}
