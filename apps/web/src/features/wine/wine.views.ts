import { alcoholLevels, NO_ALCOHOL_LEVEL, type OwnStanding } from '@rebblatt/contracts';
import { filtersIn, type ListState } from '../../lib/list-state.ts';

export const WITHOUT_ALCOHOL_LEVEL = new URLSearchParams({
  columnFilters: JSON.stringify({ alcohol_content_level: String(NO_ALCOHOL_LEVEL) }),
}).toString();

/** What can be missing on wines, in the order in which it is asked for: the list that shows just these, and their number. */
export const wineGaps = [
  { about: 'price', query: 'price_count=0', counted: 'without_price' },
  { about: 'grapes', query: 'gv_count=0', counted: 'without_grapes' },
  { about: 'alcohol', query: WITHOUT_ALCOHOL_LEVEL, counted: 'without_alcohol' },
] as const satisfies { about: string; query: string; counted: keyof OwnStanding['wines'] }[];
export type WineGap = (typeof wineGaps)[number]['about'];

/**
 * What is missing on at least one of the counted wines, on how many, and the list of just these.
 * @param exhibitor whose wines they are, for a list in which there are others too
 */
export const gapsIn = (wines: OwnStanding['wines'], exhibitor?: number) =>
  wineGaps
    .map(({ about, query, counted }) => ({
      about,
      query: exhibitor === undefined ? query : narrowedTo(query, exhibitor),
      count: wines[counted],
    }))
    .filter(({ count }) => count > 0);

function narrowedTo(query: string, exhibitor: number): string {
  const search = new URLSearchParams(query);
  search.set('columnFilters', JSON.stringify({ ...filtersIn(search), user_id: exhibitor }));
  return search.toString();
}

/** What a list of wines is asked besides its search, filters and order: the parameters of the gaps that are no column. */
export type WineListExtra = { gv_count?: string | undefined; price_count?: string | undefined };

/** These parameters in the address of a list. */
export const extraIn = (params: URLSearchParams): WineListExtra => ({
  gv_count: params.get('gv_count') ?? undefined,
  price_count: params.get('price_count') ?? undefined,
});

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
