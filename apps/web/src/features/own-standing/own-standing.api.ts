import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/**
 * What the exhibitor still has to do. Refetched with the pages, which the live channel announces, and whenever a list
 * that shows it is opened.
 */
export const ownStanding = () =>
  queryOptions({
    queryKey: ['page', 'own-standing'],
    queryFn: async () => (await call('GET /own-standing')).data,
    staleTime: 0,
  });
