import type { JsonCall, PathValues, ReplyOf } from '@rebblatt/contracts';
import { send } from './call.ts';
import type { ListState } from './list-state.ts';

/** The query of a list call: JSON each, and only what is set. */
export function listParams(state: ListState, extra: Record<string, unknown> = {}): Record<string, string> {
  const params: Record<string, string> = {};
  if (state.searchTerms) params.search = JSON.stringify(state.searchTerms);
  if (Object.keys(state.columnFilters).length > 0) params.columnFilters = JSON.stringify(state.columnFilters);
  if (state.sortParameters.length > 0) params.sort = JSON.stringify(state.sortParameters);
  for (const [key, value] of Object.entries(extra)) {
    if (value !== undefined && value !== null)
      params[key] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return params;
}

/** The response of every list; `nearest` are those whose names are near to a search that found none. */
export type ListAnswer<Row> = {
  data: Row[];
  total: number;
  nearest?: { id: number; company_name: string; active: 0 | 1; catalogs?: number[] }[];
};

/** The calls that return one page of a list. */
type ListCall = Extract<JsonCall, `${string}/:perPage/:page`>;

type Arguments<Name extends ListCall> = Omit<PathValues<Name>, 'perPage' | 'page'> & {
  /** Query parameters besides those of the list, such as `gv_count`. */
  query?: Record<string, unknown>;
  signal?: AbortSignal;
};

/** Requests one page of a list: `fetchList('GET /wine/:perPage/:page', state, { signal })`. */
export const fetchList = <Name extends ListCall>(
  name: Name,
  state: ListState,
  { query, ...args }: Arguments<Name>,
): Promise<ReplyOf<Name>> =>
  send(name, {
    ...args,
    perPage: state.currentPerPage,
    page: state.currentPage,
    query: listParams(state, query),
  });
