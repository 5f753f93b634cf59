import { useQueries } from '@tanstack/react-query';
import { BARE_LIST, filtersIn, type ListState } from '../lib/list-state.ts';
import type { View } from './named-views.ts';

/** Reads a list in a state; `params` are those of the view's address. */
type Read = (state: ListState, params: URLSearchParams) => Promise<{ total: number }>;

/**
 * The views of a list with how many rows each has. One row of each is read, since the total comes with it.
 * @param key the first part of the list's query key, by which changes are announced
 * @param scope what else the numbers depend on; undefined while it is unknown
 */
export function useCountedViews(
  key: string,
  views: readonly View[],
  read: Read,
  scope: string | number | null | undefined = null,
): View[] {
  const counts = useQueries({
    queries: views.map(({ query }) => {
      const params = new URLSearchParams(query);
      const state = { ...BARE_LIST, currentPerPage: 1, columnFilters: filtersIn(params) };
      return {
        queryKey: [key, 'view', scope, query],
        queryFn: async () => (await read(state, params)).total,
        enabled: scope !== undefined,
      };
    }),
  });
  return views.map((view, place) => ({ ...view, count: counts[place]?.data }));
}
