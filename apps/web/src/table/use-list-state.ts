import { createParser, parseAsJson, parseAsString, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
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

/** `push` makes a step that Back undoes; `replace` is for what is still being typed. */
export type HistoryStep = 'push' | 'replace';

/** A list's state and the ways to change it; all of them go through the address. */
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
 * @param options.sort the order when the address names none; keep it outside the component
 * @param options.perPage rows when the address names none
 */
export function useListState(options: { sort?: ListSort[]; perPage?: number } = {}): ListControl {
  const { sort = NO_SORT, perPage = DEFAULT_PER_PAGE } = options;
  const keys = useMemo(() => parsers(perPage, sort), [perPage, sort]);
  const [state, set] = useQueryStates(keys, { history: 'push', shallow: false });
  return useMemo(
    () => ({
      state,
      defaultSort: sort,
      setPage: (page, step = 'push') => void set({ currentPage: page }, { history: step }),
      setPerPage: (rows) => void set({ currentPerPage: rows, currentPage: null }),
      setSearch: (text, step) =>
        void set({ searchTerms: text || null, currentPage: null }, { history: step }),
      setFilter: (field, value, step) =>
        void set(
          (old) => ({ columnFilters: withFilter(old.columnFilters, field, value), currentPage: null }),
          { history: step },
        ),
      setSort: (next) => void set({ sortParameters: next, currentPage: null }),
      toggleSort: (field) =>
        void set((old) => ({ sortParameters: nextSort(sortOf(old, field), field), currentPage: null })),
      clear: () => void set({ searchTerms: null, columnFilters: null, currentPage: null }),
    }),
    [state, set, sort],
  );
}

function withFilter(filters: ListFilters, field: string, value: string | number | null): ListFilters | null {
  const { [field]: _, ...others } = filters;
  if (value === null || value === '') return Object.keys(others).length > 0 ? others : null;
  return { ...others, [field]: value };
}
