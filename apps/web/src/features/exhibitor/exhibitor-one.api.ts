import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** One exhibitor. */
export const exhibitorOne = (id: number | string) =>
  queryOptions({
    queryKey: ['exhibitor', 'one', String(id)],
    queryFn: async () => (await call('GET /exhibitor/:id', { id })).data,
  });
