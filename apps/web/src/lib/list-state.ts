import { MAX_PER_PAGE } from '@rebblatt/contracts';

/** One sorted field; `none` is a field whose order was switched off. */
export type ListSort = { field: string; type: 'asc' | 'desc' | 'none' };

/** Filters by wire field; an absent field is not filtered. */
export type ListFilters = Record<string, string | number>;

/** The state of a list. It is stored only in the address, under these names. */
export type ListState = {
  currentPage: number;
  currentPerPage: number;
  searchTerms: string;
  columnFilters: ListFilters;
  sortParameters: ListSort[];
};

export const DEFAULT_PER_PAGE = 20;
/** The beginning of a list without search, filters and order. */
export const BARE_LIST: ListState = {
  currentPage: 1,
  currentPerPage: DEFAULT_PER_PAGE,
  searchTerms: '',
  columnFilters: {},
  sortParameters: [],
};

export const PER_PAGE_OPTIONS = [1, 5, 10, 20, 30, 40, 50, 100] as const;

/** A page number from an address; null, which means the first page, for anything but an integer from 1. */
export function readPage(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** Rows per page from an address; ignored if it is more than the server accepts. */
export function readPerPage(text: string): number | null {
  const rows = readPage(text);
  return rows !== null && rows <= MAX_PER_PAGE ? rows : null;
}

/** Filters from an address; entries that are neither text nor number are dropped. */
export function readFilters(value: unknown): ListFilters | null {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return null;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string | number] => isFilterValue(entry[1]) && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

/** The filters of an address; none if they cannot be read. */
export function filtersIn(params: URLSearchParams): ListFilters {
  try {
    return readFilters(JSON.parse(params.get('columnFilters') ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** Sort order from an address; entries of another shape are dropped. */
export function readSort(value: unknown): ListSort[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(
    (entry): entry is ListSort =>
      typeof entry?.field === 'string' && ['asc', 'desc', 'none'].includes(entry?.type),
  );
}

/** True when search or filters narrow the list. */
export function isNarrowed(state: ListState): boolean {
  return state.searchTerms !== '' || Object.keys(state.columnFilters).length > 0;
}

/** The order of one field, or undefined. */
export function sortOf(state: ListState, field: string): 'asc' | 'desc' | undefined {
  const type = state.sortParameters.find((entry) => entry.field === field)?.type;
  return type === 'none' ? undefined : type;
}

/** Ascending, then descending, then none; a list is ordered by one field at a time. */
export function nextSort(current: 'asc' | 'desc' | undefined, field: string): ListSort[] {
  if (current === undefined) return [{ field, type: 'asc' }];
  return current === 'asc' ? [{ field, type: 'desc' }] : [];
}

function isFilterValue(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}
