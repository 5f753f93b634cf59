import { alcoholLevels, NO_ALCOHOL_LEVEL } from '@rebblatt/contracts';
import { filtersIn, type ListState } from '../../lib/list-state.ts';

/** Addresses of the lists that show what is missing on wines. */
export const WITHOUT_GRAPES = 'gv_count=0';
export const WITHOUT_ALCOHOL_LEVEL = new URLSearchParams({
  columnFilters: JSON.stringify({ alcohol_content_level: String(NO_ALCOHOL_LEVEL) }),
}).toString();

/** Whether the list shows only the wines without alcohol level. */
export const isWithoutAlcoholLevel = (state: ListState) =>
  String(state.columnFilters.alcohol_content_level) === String(NO_ALCOHOL_LEVEL);

/**
 * Converts an address with the level as a separate parameter (`?alcohol_content_level=0`) to one with the
 * level as the filter of its column, where it is visible and removable. Null if there is no such parameter.
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
