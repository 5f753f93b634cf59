import type { PageCategoryItem } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { dragId, landingSide, mayDrop, nearestRow, nextRow, readDragId } from './drag.rules.ts';

const category = (id: number, wineIds: number[]) =>
  ({ id, wines: wineIds.map((wineId) => ({ id: wineId })) }) as PageCategoryItem;
const categories = [category(1, [11, 12]), category(2, [21])];
const wine = (id: number) => ({ kind: 'wine' as const, id });
const whole = (id: number) => ({ kind: 'category' as const, id });

test('a category and a wine with the same number are distinguished', () => {
  expect(dragId('wine', 7)).not.toBe(dragId('category', 7));
  expect(readDragId(dragId('wine', 7))).toEqual(wine(7));
  expect(readDragId('page:7')).toBeNull();
});

test('a category can only be dropped on categories', () => {
  expect(mayDrop(categories, whole(1), whole(2))).toBe(true);
  expect(mayDrop(categories, whole(1), whole(1))).toBe(false);
  expect(mayDrop(categories, whole(1), wine(21))).toBe(false);
});

test('a wine can be dropped on other wines and on other categories', () => {
  expect(mayDrop(categories, wine(11), wine(12))).toBe(true);
  expect(mayDrop(categories, wine(11), wine(21))).toBe(true);
  expect(mayDrop(categories, wine(11), whole(2))).toBe(true);
  expect(mayDrop(categories, wine(11), whole(1))).toBe(false);
  expect(mayDrop(categories, wine(11), wine(11))).toBe(false);
});

test('the line is on the side where the wine will be inserted', () => {
  expect(landingSide(categories, wine(11), wine(12))).toBe('below');
  expect(landingSide(categories, wine(12), wine(11))).toBe('above');
  expect(landingSide(categories, wine(11), wine(21))).toBe('above');
  expect(landingSide(categories, wine(11), whole(2))).toBe('onto');
});

test('arrow keys step from row to row and stop at the ends', () => {
  const rows = [
    { top: 0, height: 40 },
    { top: 40, height: 60 },
    { top: 100, height: 40 },
  ];
  expect(nearestRow(rows, 75)).toBe(rows[1]);
  expect(nextRow(rows, 20, 'down')).toBe(rows[1]);
  expect(nextRow(rows, 70, 'up')).toBe(rows[0]);
  expect(nextRow(rows, 120, 'down')).toBeUndefined();
});
