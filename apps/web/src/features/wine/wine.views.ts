import { alcoholLevels, NO_ALCOHOL_LEVEL } from '@rebblatt/contracts';
import { type ListFilters, type ListState, readFilters } from '../../lib/list-state.ts';

/** Addresses of the lists that show what is missing on wines. */
export const WITHOUT_GRAPES = 'gv_count=0';
export const WITHOUT_ALCOHOL_LEVEL = new URLSearchParams({
  columnFilters: JSON.stringify({ alcohol_content_level: String(NO_ALCOHOL_LEVEL) }),
}).toString();

/** Whether the list shows just the wines without alcohol level. */
export const isWithoutAlcoholLevel = (state: ListState) =>
  String(state.columnFilters.alcohol_content_level) === String(NO_ALCOHOL_LEVEL);

/**
 * An address that names the level as a pair of its own (`?alcohol_content_level=0`), with the level as the filter of its
 * column instead: there it can be seen and taken off. Null where there is no such pair.
 */
export function levelAsFilter(params: URLSearchParams): string | null {
  const level = params.get('alcohol_content_level');
  if (level === null) return null;
  const search = new URLSearchParams(params);
  search.delete('alcohol_content_level');
  if ([NO_ALCOHOL_LEVEL, ...alcoholLevels].map(String).includes(level)) {
    const filters = { ...filtersIn(params), alcohol_content_level: level };
    search.set('columnFilters', JSON.stringify(filters));
  }
  return search.toString();
}

function filtersIn(params: URLSearchParams): ListFilters {
  try {
    return readFilters(JSON.parse(params.get('columnFilters') ?? '{}')) ?? {};
  } catch {
    return {};
  }
}
