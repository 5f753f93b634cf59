import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** How often a running generation is polled, in case the live connection is lost. */
const WATCH_MS = 2000;
/** How often generations are polled otherwise: the live channel notifies only the user who started one. */
const LOOK_MS = 10_000;

/** All books of a catalogue, newest first, and the running generation. */
export const printResultsOf = (catalogId: string) =>
  queryOptions({
    queryKey: ['print', 'results', catalogId],
    queryFn: () => call('GET /print/catalog/:id', { id: catalogId }),
    refetchInterval: ({ state }) => (state.data?.running ? WATCH_MS : LOOK_MS),
  });
