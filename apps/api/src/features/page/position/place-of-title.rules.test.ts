import { describe, expect, it } from 'vitest';
import { placeOfTitle } from './place-of-title.rules.ts';

describe('the place of a new page', () => {
  it('is behind the pages of its title', () => {
    expect(placeOfTitle([null, 1, 1, 2, null], 1)).toBe(3);
  });

  it('is not drawn away by a page that stands elsewhere, wherever that is', () => {
    expect(placeOfTitle([null, 1, 1, 2, 2, 1, null], 1)).toBe(3);
    expect(placeOfTitle([1, 2, 2, 1, 1, null], 1)).toBe(5);
  });

  it('is behind the last of equally long rows', () => {
    expect(placeOfTitle([1, 2, 1, 2], 1)).toBe(3);
  });

  it('is the end for a title that no page has, and without one', () => {
    expect(placeOfTitle([null, 1], 2)).toBe(2);
    expect(placeOfTitle([null, 1], null)).toBe(2);
  });
});
