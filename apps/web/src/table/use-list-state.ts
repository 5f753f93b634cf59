import { createParser, createSerializer, parseAsJson, parseAsString, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  DEFAULT_PER_PAGE,
  type ListFilters,
  type ListSort,
  type ListState,
  nextSort,
  readFilters,
  readPage,
  readPerPage,
  readSort,
  sortOf,
} from '../lib/list-state.ts';

/** `push` adds a step that Back undoes; `replace` is for text that is still being typed. */
export type HistoryStep = 'push' | 'replace';

/** A list's state and the ways to change it; all of them change the address. */
export type ListControl = {
  state: ListState;
  defaultSort: ListSort[];
  setPage: (page: number, step?: HistoryStep) => void;
  setPerPage: (rows: number) => void;
  setSearch: (text: string, step: HistoryStep) => void;
  setFilter: (field: string, value: string | number | null, step: HistoryStep) => void;
  setSort: (sort: ListSort[]) => void;
  toggleSort: (field: string) => void;
  clear: () => void;
};

const keepDefault = { clearOnDefault: true } as const;

function parsers(perPage: number, sort: ListSort[]) {
  const page = createParser({ parse: readPage, serialize: String });
  const rows = createParser({ parse: readPerPage, serialize: String });
  return {
    currentPage: page.withDefault(1).withOptions(keepDefault),
    currentPerPage: rows.withDefault(perPage).withOptions(keepDefault),
    searchTerms: parseAsString.withDefault('').withOptions(keepDefault),
    columnFilters: parseAsJson<ListFilters>(readFilters).withDefault({}).withOptions(keepDefault),
    sortParameters: parseAsJson<ListSort[]>(readSort).withDefault(sort).withOptions(keepDefault),
  };
}

const NO_SORT: ListSort[] = [];

/**
 * The state of the list on this screen, read from and written to the address.
 *
 * @param options.sort the order if the address has none; keep it outside the component
 * @param options.perPage rows per page if the address has none
 */
export function useListState(options: { sort?: ListSort[]; perPage?: number } = {}): ListControl {
  const { sort = NO_SORT, perPage = DEFAULT_PER_PAGE } = options;
  const keys = useMemo(() => parsers(perPage, sort), [perPage, sort]);
  const [state] = useQueryStates(keys);
  const navigate = useNavigate();
  // A second change at the same time builds on the first.
  const latest = useRef(state);
  latest.current = state;
  return useMemo(() => {
    const serialize = createSerializer(keys);
    // Immediately, without the delay of nuqs: a late change of the address would cancel a followed link.
    function set(change: Partial<ListState>, step: HistoryStep = 'push') {
      latest.current = { ...latest.current, currentPage: 1, ...change };
      const search = serialize(new URLSearchParams(location.search), latest.current);
      void navigate({ search }, { replace: step === 'replace', preventScrollReset: true });
    }
    return {
      state,
      defaultSort: sort,
      setPage: (page, step) => set({ currentPage: page }, step),
      setPerPage: (rows) => set({ currentPerPage: rows }),
      setSearch: (text, step) => set({ searchTerms: text }, step),
      setFilter: (field, value, step) =>
        set({ columnFilters: withFilter(latest.current.columnFilters, field, value) }, step),
      setSort: (next) => set({ sortParameters: next }),
      toggleSort: (field) => set({ sortParameters: nextSort(sortOf(latest.current, field), field) }),
      clear: () => set({ searchTerms: '', columnFilters: {} }),
    };
  }, [state, keys, navigate, sort]);
}

function withFilter(filters: ListFilters, field: string, value: string | number | null): ListFilters {
  const { [field]: _, ...others } = filters;
  if (value === null || value === '') return others;
  return { ...others, [field]: value };
}
