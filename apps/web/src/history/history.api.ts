import type { HistoryThing, historyParts, Language } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { call } from '../lib/call.ts';
import { fetchList } from '../lib/list-call.ts';
import { BARE_LIST, type ListState } from '../lib/list-state.ts';
import { queryClient } from '../lib/query-client.ts';

/** Things are named in the language of this screen, whatever the account is shown elsewhere. */
const screen = () => ({ language: i18next.language as Language });

export type HistoryPart = (typeof historyParts)[number];

/** One page of what was done, or of the sign-ins, for administrators. */
export const historyList = (state: ListState, part: HistoryPart) =>
  queryOptions({
    queryKey: ['history', 'list', state, part, i18next.language],
    queryFn: ({ signal }) => {
      // A filter by kind says by itself which half is meant.
      const half = state.columnFilters.kind === undefined ? { part } : {};
      const query = { custom: { ...half, ...screen() } };
      return fetchList('GET /history/:perPage/:page', state, { query, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The newest rows about one thing. @param rows how many */
export const historyBeside = (thing: HistoryThing, id: number, rows: number) =>
  queryOptions({
    queryKey: ['history', thing, id, rows, i18next.language],
    queryFn: ({ signal }) => {
      const state = { ...BARE_LIST, currentPerPage: rows };
      return fetchList('GET /history/of/:thing/:id/:perPage/:page', state, {
        thing,
        id,
        query: { custom: screen() },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    // It is read again whenever it is opened: what others did in between belongs in it.
    staleTime: 0,
  });

/** What there is now beside what a row would bring back. */
export const historyState = (id: number) =>
  queryOptions({
    queryKey: ['history', 'state', id, i18next.language],
    queryFn: async () => (await call('GET /history/state/:id', { id, query: screen() })).data,
    // Each time as it is at that moment.
    staleTime: 0,
    gcTime: 0,
  });

/** Undoes the last deletion of a thing; whatever is shown of it is read again. */
export async function undoLastDeletion(thing: 'wine' | 'logo' | 'page', id: number) {
  await call('POST /history/undo-deletion', { body: { thing, id } });
  await queryClient.invalidateQueries();
}

/** Brings back what a row changed or deleted; whatever is shown of it is read again. */
export async function bringBack(id: number) {
  const { data } = await call('POST /history/bring-back/:id', { id });
  await queryClient.invalidateQueries();
  return data;
}
