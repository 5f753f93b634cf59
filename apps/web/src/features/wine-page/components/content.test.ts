import type { CategoryWine, PageCategoryItem, PageItem } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import {
  changeCategory,
  changePrice,
  dropCategory,
  dropWines,
  exchangeCategories,
  moveWineInto,
  moveWineTo,
  type PageContent,
  putCategory,
  putWine,
  winesWithoutPrice,
} from './content.rules.ts';

const wine = (id: number, prices: Record<number, number>): CategoryWine => ({
  id,
  wine: `Wein ${id}`,
  year: 2024,
  sku: null,
  award: null,
  price1: null,
  price2: null,
  bottle_sizes: Object.entries(prices).map(([size, price]) => ({
    bottle_size_id: Number(size),
    size: `${size} cl`,
    price,
  })),
  grape_varieties_count: 1,
  position: 1,
});

const category = (id: number, size1: number, wines: CategoryWine[]): PageCategoryItem => ({
  id,
  category: `Kategorie ${id}`,
  position: id,
  page_id: 1,
  bottle_size1_id: size1,
  bottle_size1: { id: size1, size: `${size1} cl` },
  bottle_size2_id: null,
  bottle_size2: null,
  wines,
  approved_wines: [],
  version: 1,
});

const content: PageContent = {
  page: { id: 1 } as PageItem,
  categories: [
    category(1, 70, [wine(11, { 70: 20 }), wine(12, { 70: 30 }), wine(13, { 70: 40 })]),
    category(2, 37.5, [wine(21, { 37.5: 15 })]),
  ],
};

const order = ({ categories }: PageContent) =>
  categories.map(({ id, wines }) => [id, wines.map((one) => one.id)]);

test('a wine dropped on another moves to its position, upwards, downwards and across categories', () => {
  expect(order(moveWineTo(content, 13, 11))).toEqual([
    [1, [13, 11, 12]],
    [2, [21]],
  ]);
  expect(order(moveWineTo(content, 11, 13))).toEqual([
    [1, [12, 13, 11]],
    [2, [21]],
  ]);
  expect(order(moveWineTo(content, 12, 21))).toEqual([
    [1, [11, 13]],
    [2, [12, 21]],
  ]);
});

test('a wine dropped on a category moves to its end and has the prices of its sizes', () => {
  const moved = moveWineInto(content, 12, 2);
  expect(order(moved)).toEqual([
    [1, [11, 13]],
    [2, [21, 12]],
  ]);
  expect(moved.categories[1]?.wines[1]).toMatchObject({ price1: null, position: 2 });
});

test('two categories exchange their positions', () => {
  expect(order(exchangeCategories(content, 1, 2)).map(([id]) => id)).toEqual([2, 1]);
});

test('what was removed from the page is restored at its position', () => {
  const [first, second] = content.categories as [PageCategoryItem, PageCategoryItem];
  expect(order(putWine(dropWines(content, [12]), 1, wine(12, { 70: 30 }), 1))).toEqual(order(content));
  expect(order(putCategory(dropCategory(content, 1), first, 0))).toEqual(order(content));
  expect(order(putCategory(dropCategory(content, 2), second, 1))).toEqual(order(content));
});

test('what has been removed meanwhile is not moved', () => {
  expect(moveWineTo(content, 99, 11)).toBe(content);
  expect(moveWineInto(content, 11, 1)).toBe(content);
});

test('a price that is set or removed changes in all categories of the wine', () => {
  const set = changePrice(content, 21, { id: 37.5, size: '37.5 cl' }, 18);
  expect(set.categories[1]?.wines[0]?.price1).toBe(18);
  const removed = changePrice(set, 21, { id: 37.5, size: '37.5 cl' }, null);
  expect(removed.categories[1]?.wines[0]?.price1).toBeNull();
});

test('changing a bottle size shows the prices of that size', () => {
  const changed = changeCategory(content, 1, { bottle_size1_id: 150 });
  expect(changed.categories[0]?.wines.map(({ price1 }) => price1)).toEqual([null, null, null]);
});

test('only wines without a price for either new size are removed from a category', () => {
  const mixed = category(3, 70, [wine(1, { 70: 1 }), wine(2, { 150: 2 }), wine(3, { 37.5: 3 })]);
  expect(winesWithoutPrice(mixed, 70, 150).map(({ id }) => id)).toEqual([3]);
  expect(winesWithoutPrice(mixed, 70, null)).toEqual([]);
});
