import { expect, it } from 'vitest';
import { chooseBeside, type Place, rowOf, runsOf } from './neighbours.rules.ts';

/** Stands of rows, in walking order. */
const placesOf = (...rows: number[][]): Place[] =>
  rows.flatMap((ids, row) => ids.map((id) => ({ id, row: String(row), deckId: null })));
const places = placesOf([1, 2, 3, 4, 5], [6, 7, 8], [9]);

it('chooses the first ones that lie beside each other', () => {
  expect(chooseBeside(places, [1, 3, 4, 6, 7, 8], [], 1)).toEqual([1]);
  expect(chooseBeside(places, [1, 3, 4, 6, 7, 8], [], 2)).toEqual([3, 4]);
  expect(chooseBeside(places, [1, 3, 4, 6, 7, 8], [], 3)).toEqual([6, 7, 8]);
});

it('parts them as little as possible where there are not enough beside each other', () => {
  expect(chooseBeside(places, [1, 3, 5, 6, 7, 9], [], 3)).toEqual([6, 7, 1]);
  expect(chooseBeside(places, [1, 3], [], 5)).toEqual([1, 3]);
  expect(chooseBeside(places, [], [], 2)).toEqual([]);
});

it('chooses beside what somebody has, on both sides of it', () => {
  expect(chooseBeside(places, [1, 2, 4, 5, 7, 8], [3], 1)).toEqual([2]);
  expect(chooseBeside(places, [2, 4, 6, 7], [3], 2)).toEqual([2, 4]);
  expect(chooseBeside(places, [1, 6, 7], [3], 2)).toEqual([6, 7]);
  expect(chooseBeside(places, [1, 4, 7, 8], [3], 3)).toEqual([4, 7, 8]);
});

it('takes the end of a row for no neighbour of the next one', () => {
  expect(chooseBeside(places, [5, 6, 9], [], 2)).toEqual([5, 6]);
  expect(runsOf(places, [5, 6, 9])).toEqual([[5], [6], [9]]);
  expect(runsOf(places, [9, 7, 2, 6, 1])).toEqual([[1, 2], [6, 7], [9]]);
});

it('knows the row of a stand by ship, deck and the letters before its number', () => {
  const on = (stand: string, deckId: number | null = 1) => rowOf({ shipId: 1, deckId, stand });
  expect(on('Z-11')).toBe(on('Z-12a'));
  expect(on('Z-11')).toBe(on('z-9'));
  expect(on('Z-11')).not.toBe(on('Y-12'));
  expect(on('Z-11')).not.toBe(on('Z-12', 2));
  expect(on('Nordeingang')).not.toBe(on('Bug'));
  expect(on('Stand 7', null)).toBe(on('Stand 8', null));
});
