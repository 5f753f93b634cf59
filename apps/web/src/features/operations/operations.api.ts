import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const REFRESH_MS = 30_000;

/** How the installation is, looked at again every half minute. */
export const operations = () =>
  queryOptions({
    queryKey: ['operations'],
    queryFn: async () => (await call('GET /operations')).data,
    refetchInterval: REFRESH_MS,
  });
