import { describe, expect, it } from 'vitest';
import { listParams } from './list-call.ts';
import {
  isNarrowed,
  type ListState,
  nextSort,
  readFilters,
  readPage,
  readPerPage,
  readSort,
  sortOf,
} from './list-state.ts';

const bare: ListState = {
  currentPage: 1,
  currentPerPage: 20,
  searchTerms: '',
  columnFilters: {},
  sortParameters: [],
};

describe('the state of a list in the address', () => {
  it.each(['0', '-1', '1.5', 'abc', '', '99999999'])('does not accept %j as a page', (text) =>
    expect(readPage(text)).toBeNull(),
  );

  it('reads pages and rows per page', () => {
    expect(readPage('12')).toBe(12);
    expect(readPerPage('50')).toBe(50);
    expect(readPerPage('10001')).toBeNull();
  });

  it('keeps text and numbers as filters and drops everything else', () => {
    expect(readFilters({ wine: 'Pinot', year: 2024, empty: '', bad: { a: 1 }, list: [1] })).toEqual({
      wine: 'Pinot',
      year: 2024,
    });
    expect(readFilters([1, 2])).toBeNull();
    expect(readFilters('x')).toBeNull();
  });

  it('keeps well-formed sort entries only', () => {
    expect(
      readSort([{ field: 'wine', type: 'asc' }, { field: 3, type: 'asc' }, { field: 'x', type: 'up' }, null]),
    ).toEqual([{ field: 'wine', type: 'asc' }]);
    expect(readSort({ field: 'wine' })).toBeNull();
  });

  it('sorts ascending, then descending, then not', () => {
    expect(nextSort(undefined, 'wine')).toEqual([{ field: 'wine', type: 'asc' }]);
    expect(nextSort('asc', 'wine')).toEqual([{ field: 'wine', type: 'desc' }]);
    expect(nextSort('desc', 'wine')).toEqual([]);
    expect(sortOf({ ...bare, sortParameters: [{ field: 'wine', type: 'none' }] }, 'wine')).toBeUndefined();
  });

  it('says whether anything filters the list', () => {
    expect(isNarrowed(bare)).toBe(false);
    expect(isNarrowed({ ...bare, searchTerms: 'a' })).toBe(true);
    expect(isNarrowed({ ...bare, columnFilters: { wine: 'a' } })).toBe(true);
  });

  it('becomes the query of the list call, with a JSON value for each part that is set', () => {
    expect(listParams(bare)).toEqual({});
    const state = {
      ...bare,
      searchTerms: 'Räuschling',
      columnFilters: { year: 2024 },
      sortParameters: [{ field: 'wine', type: 'asc' as const }],
    };
    expect(listParams(state, { gv_count: '0', userId: 7, absent: undefined })).toEqual({
      search: '"Räuschling"',
      columnFilters: '{"year":2024}',
      sort: '[{"field":"wine","type":"asc"}]',
      gv_count: '0',
      userId: '7',
    });
  });
});
