import type { HistoryThing } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchList } from '../lib/list-call.ts';
import type { ListState } from '../lib/list-state.ts';

/** One page of the whole history, for administrators. */
export const historyList = (state: ListState) =>
  queryOptions({
    queryKey: ['history', 'list', state],
    queryFn: ({ signal }) => fetchList('GET /history/:perPage/:page', state, { signal }),
    placeholderData: keepPreviousData,
  });

/** The newest rows about one thing. @param rows how many */
export const historyBeside = (thing: HistoryThing, id: number, rows: number) =>
  queryOptions({
    queryKey: ['history', thing, id, rows],
    queryFn: ({ signal }) => {
      const state = {
        currentPage: 1,
        currentPerPage: rows,
        searchTerms: '',
        columnFilters: {},
        sortParameters: [],
      };
      return fetchList('GET /history/of/:thing/:id/:perPage/:page', state, { thing, id, signal });
    },
    placeholderData: keepPreviousData,
    // It is read again whenever it is opened: what others did in between belongs in it.
    staleTime: 0,
  });
