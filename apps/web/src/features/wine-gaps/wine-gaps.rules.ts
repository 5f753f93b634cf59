import { alcoholLevels, NO_ALCOHOL_LEVEL, type OwnStanding } from '@rebblatt/contracts';
import { filtersIn, type ListFilters, type ListState } from '../../lib/list-state.ts';

const filteredBy = (filters: ListFilters) =>
  new URLSearchParams({ columnFilters: JSON.stringify(filters) }).toString();

const withoutPrice = { price_count: '0' };
const withoutGrapes = { gv_count: '0' };
const withoutAlcohol = { alcohol_content_level: String(NO_ALCOHOL_LEVEL) };

/** The address of the list of wines without alcohol level. */
export const WITHOUT_ALCOHOL_LEVEL = filteredBy(withoutAlcohol);

/**
 * What can be missing on wines, in the order in which it is asked for: the address of the list of these wines, the
 * filter by which it narrows any other list, and their number.
 */
export const wineGaps = [
  { about: 'price', query: filteredBy(withoutPrice), filter: withoutPrice, counted: 'without_price' },
  { about: 'grapes', query: 'gv_count=0', filter: withoutGrapes, counted: 'without_grapes' },
  { about: 'alcohol', query: WITHOUT_ALCOHOL_LEVEL, filter: withoutAlcohol, counted: 'without_alcohol' },
] as const satisfies {
  about: string;
  query: string;
  filter: ListFilters;
  counted: keyof OwnStanding['wines'];
}[];
export type WineGap = (typeof wineGaps)[number]['about'];

/**
 * What is missing on at least one of the counted wines, on how many, and the address of the list of just these.
 * @param exhibitor whose wines they are, for a list in which there are others too
 */
export const gapsIn = (wines: OwnStanding['wines'], exhibitor?: number) =>
  wineGaps
    .map(({ about, query, filter, counted }) => ({
      about,
      query: exhibitor === undefined ? query : filteredBy({ user_id: exhibitor, ...filter }),
      count: wines[counted],
    }))
    .filter(({ count }) => count > 0);

/** What a list of wines is asked besides its search, filters and order: what its address has as a parameter of its own. */
export type WineListExtra = { gv_count?: string | undefined };

/** These parameters in the address of a list. */
export const extraIn = (params: URLSearchParams): WineListExtra => ({
  gv_count: params.get('gv_count') ?? undefined,
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
