import { expect, it } from 'vitest';
import { narrowedBy } from './used-in.ts';

it('a list is narrowed by every entry in its address, and by no entry of another list', () => {
  const filters = { region_id: 3, wine_type_id: '1', ship_id: 2, year: 2019 };
  expect(narrowedBy('/exhibitor-wine', filters)).toEqual([
    { entry: 'region', filter: 'region_id', id: '3', name: 'name' },
    { entry: 'wine-type', filter: 'wine_type_id', id: '1', name: 'wine_type' },
  ]);
  expect(narrowedBy('/stand', filters).map(({ filter }) => filter)).toEqual(['ship_id']);
  expect(narrowedBy('/award', filters)).toEqual([]);
});
