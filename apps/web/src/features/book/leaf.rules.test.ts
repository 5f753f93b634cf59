import type { LeafPage } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { nextStop, numberIn, openAt, openingOf, openings, pageOf, sidesOf } from './leaf.rules.ts';

const page = (folio: number, printed_pages = 1): LeafPage => ({ folio, printed_pages, known: null });

describe('a book that is leafed through', () => {
  it('begins with a right-hand page and has even numbers on the left', () => {
    expect(openAt(1, 'spread')).toEqual({ left: null, right: 1 });
    expect(openAt(2, 'spread')).toEqual({ left: 2, right: 3 });
    expect(openAt(3, 'spread')).toEqual({ left: 2, right: 3 });
    expect(openAt(4, 'single')).toEqual({ left: 4, right: null });
    expect(openAt(5, 'single')).toEqual({ left: null, right: 5 });
  });

  it.each([1, 2, 3, 4, 7, 8, 300])('of %i pages shows each of them once, and no other', (count) => {
    for (const turn of ['spread', 'single'] as const) {
      const shown = Array.from({ length: openings(count, turn) }, (_, opening) => {
        const first = pageOf(opening, count, turn);
        expect(openingOf(first, turn)).toBe(opening);
        const { left, right } = openAt(first, turn);
        return [left, right].filter((number) => number !== null && number <= count);
      });
      expect(shown.flat()).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    }
  });

  it('stays within its covers', () => {
    expect(pageOf(-1, 8, 'spread')).toBe(1);
    expect(pageOf(99, 8, 'spread')).toBe(8);
    expect(pageOf(99, 7, 'spread')).toBe(6);
  });

  it('has a side for each printed page', () => {
    expect(sidesOf([page(1, 3), page(4)]).map(({ number, index }) => [number, index])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ]);
  });

  it('takes only numbers that it has', () => {
    expect(['1', ' 8 ', '9', '0', '-1', '2.5', '', 'x'].map((typed) => numberIn(typed, 8))).toEqual([
      ...[1, 8],
      ...[null, null, null, null, null, null],
    ]);
  });

  it('goes on to the next page that is looked for, and from the last to the first', () => {
    const known = { standing: 'draft' } as NonNullable<LeafPage['known']>;
    const pages = [page(1), { ...page(2), known }, page(3), { ...page(4), known }];
    expect([1, 2, 4].map((after) => nextStop(pages, after, () => true))).toEqual([2, 4, 2]);
    expect(nextStop([page(1)], 1, () => true)).toBeNull();
  });
});
