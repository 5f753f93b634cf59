import { expect, it } from 'vitest';
import { movedTogether } from './page-move.rules.ts';

const book = [11, 12, 13, 14, 15].map((id, index) => ({ id, position: index + 1 }));
const orderAfter = (chosen: number[], position: number) => {
  const moved = new Map(
    movedTogether(book, new Set(chosen), position).map((page) => [page.id, page.position]),
  );
  return book
    .map(({ id, position: was }) => ({ id, position: moved.get(id) ?? was }))
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);
};

it.each([
  [[14, 12], 1, [12, 14, 11, 13, 15]],
  [[11, 15], 3, [12, 13, 11, 15, 14]],
  [[12, 13], 4, [11, 14, 15, 12, 13]],
  [[12], 99, [11, 13, 14, 15, 12]],
  [[11, 12], 1, [11, 12, 13, 14, 15]],
])('puts %j together from position %d', (chosen, position, order) => {
  expect(orderAfter(chosen, position)).toEqual(order);
});

it('names only the pages that stand elsewhere, as a permutation', () => {
  const moved = movedTogether(book, new Set([13]), 2);
  expect(moved).toEqual([
    { id: 13, position: 2 },
    { id: 12, position: 3 },
  ]);
});
