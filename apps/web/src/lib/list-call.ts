import { api } from './api.ts';
import type { ListState } from './list-state.ts';

/** The answer of every list. */
export type ListAnswer<Row> = { data: Row[]; total: number };

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

/** Asks for one page of a list, `GET /{resource}/{perPage}/{page}`. `extra` adds pairs such as `gv_count`. */
export async function fetchList<Row>(
  resource: string,
  state: ListState,
  extra: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<ListAnswer<Row>> {
  const path = `/${resource}/${state.currentPerPage}/${state.currentPage}`;
  const answer = await api.get<ListAnswer<Row>>(path, { params: listParams(state, extra), signal });
  return answer.data;
}
