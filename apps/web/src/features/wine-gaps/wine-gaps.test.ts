import { expect, it } from 'vitest';
import { filtersIn } from '../../lib/list-state.ts';
import { gapsIn } from './wine-gaps.rules.ts';

const wines = { total: 9, without_price: 2, without_grapes: 3, without_alcohol: 0 };

it('names only what is missing, the price first', () => {
  expect(gapsIn(wines).map(({ about, count }) => [about, count])).toEqual([
    ['price', 2],
    ['grapes', 3],
  ]);
  expect(gapsIn({ ...wines, without_price: 0, without_grapes: 0 })).toEqual([]);
});

it('narrows each list to one exhibitor by filters, which the list shows and lets remove', () => {
  const filters = gapsIn(wines, 7).map(({ query }) => filtersIn(new URLSearchParams(query)));
  expect(filters).toEqual([
    { user_id: 7, price_count: '0' },
    { user_id: 7, gv_count: '0' },
  ]);
});
