import type { OfferedWine } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { groupsOf } from './add-list.rules.ts';

const wineOf = (id: number, wine: string, on_page: 0 | 1) => ({ id, wine, on_page }) as OfferedWine;
const names = (wines: OfferedWine[]) =>
  groupsOf(wines).map((group) => [group.name, group.wines.map(({ wine }) => wine)]);

it('offers the wines of a new price list first, in its order, and those of other pages by name', () => {
  const offered = [
    wineOf(3, 'Barbera', 0),
    wineOf(1, 'Chasselas', 1),
    wineOf(4, 'Amigne', 0),
    wineOf(2, 'Merlot', 1),
  ];
  expect(names(offered)).toEqual([
    ['fresh', ['Barbera', 'Amigne']],
    ['others', ['Chasselas', 'Merlot']],
  ]);
  expect(names(offered.slice(3))).toEqual([['others', ['Merlot']]]);
});
