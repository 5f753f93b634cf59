import { beforeEach, describe, expect, it } from 'vitest';
import { readViews, removeView, sameView, saveView } from './named-views.ts';

describe('own views of a list', () => {
  beforeEach(() => localStorage.clear());

  it('are stored by list and name', () => {
    saveView('Weine', { name: 'Jahrgang 24', query: 'columnFilters=%7B%22year%22%3A2024%7D' });
    saveView('Weine', { name: 'Jahrgang 24', query: 'searchTerms=a' });
    expect(readViews('Weine')).toEqual([{ name: 'Jahrgang 24', query: 'searchTerms=a' }]);
    expect(readViews('Seiten')).toEqual([]);
    expect(removeView('Weine', 'Jahrgang 24')).toEqual([]);
  });

  it('ignore an invalid entry', () => {
    localStorage.setItem('views:Weine', '{"oops"');
    expect(readViews('Weine')).toEqual([]);
  });

  it('are the same regardless of the page and the order of the keys', () => {
    expect(sameView('?a=1&b=2&currentPage=3', 'b=2&a=1')).toBe(true);
    expect(sameView('a=1', 'a=2')).toBe(false);
  });
});
