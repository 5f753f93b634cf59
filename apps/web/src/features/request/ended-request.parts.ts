import type { RequestItem } from '@rebblatt/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fetchList } from '../../lib/list-call.ts';
import { BARE_LIST } from '../../lib/list-state.ts';
import { useCatalogState, useSession } from '../../lib/session.ts';
import { lastActiveCatalog } from '../catalog/catalog.api.ts';

/** The exhibitor's own request for a catalogue that is over; null if none was sent. */
const ownRequestFor = (catalogId: number) =>
  queryOptions({
    queryKey: ['request', 'ended', catalogId],
    queryFn: async ({ signal }): Promise<RequestItem | null> => {
      const state = { ...BARE_LIST, currentPerPage: 1, columnFilters: { catalog_id: catalogId } };
      const { data } = await fetchList('GET /request/:perPage/:page', state, { signal });
      const [row] = data;
      return row ? (await call('GET /request/:id', { id: row.id, signal })).data : null;
    },
    staleTime: 60_000,
  });

/**
 * Between two fairs: what the exhibitor had ordered for the one that ended last, and what became of it. Null if nothing,
 * and for everybody else; undefined until it is known.
 */
export function useEndedRequest() {
  const between = useCatalogState()?.active_catalog === null;
  const asks = useSession()?.role === 'EXHIBITOR' && between;
  const ended = useQuery({ ...lastActiveCatalog(), enabled: asks });
  const request = useQuery({ ...ownRequestFor(ended.data?.id ?? 0), enabled: asks && Boolean(ended.data) });
  const failed = ended.error ?? request.error;
  const none = !asks || ended.data === null || failed !== null;
  const retry = () => void Promise.all([ended.refetch(), request.refetch()]);
  return { ended: ended.data, request: none ? null : request.data, failed, retry };
}
