import { describe, expect, it } from 'vitest';
import { pageItems } from './page-items.ts';

describe('the page buttons', () => {
  it('show first and last page and two on either side', () => {
    expect(pageItems(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
  });

  it('show a page instead of a gap of one', () => {
    expect(pageItems(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('end where the list ends', () => {
    expect(pageItems(1, 1)).toEqual([1]);
    expect(pageItems(1, 7)).toEqual([1, 2, 3, 'gap', 7]);
    expect(pageItems(7, 7)).toEqual([1, 'gap', 5, 6, 7]);
  });
});
