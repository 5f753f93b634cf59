import { expect, it } from 'vitest';
import { vintageAtEnd, withoutVintage } from './vintage-name.ts';

it.each([
  ['Pinot Noir Auslese 2021', 2021, 'Pinot Noir Auslese'],
  ['Räuschling (2022)', 2022, 'Räuschling'],
  ['2020er Merlot', 2020, 'Merlot'],
  ['Gamay Jg. 2021', 2021, 'Gamay'],
  ['Malbec 2021 Barrique', 2021, 'Malbec Barrique'],
  ['Cuvée (2021) Rouge', 2021, 'Cuvée Rouge'],
  ["Syrah '21", 2021, 'Syrah'],
  ['Syrah ’21 Réserve', 2021, 'Syrah Réserve'],
  ['Cuvée (rot, 2021)', 2021, 'Cuvée (rot)'],
  ['Räuschling (ab Mai 2021)', 2021, null],
  ['(2021 Barrique) Malbec', 2021, null],
  ['Merlot (2021', 2021, 'Merlot'],
  ['Gamay 2020', 2021, null],
  ['Cuvée 20210', 2021, null],
  ['Lot 21', 2021, null],
  ['2021', 2021, null],
])('the name «%s» of %i is %s', (name, year, rest) => {
  expect(withoutVintage(name, year)).toBe(rest);
});

it('the vintage at the end of a name is read where the list has no other', () => {
  expect(vintageAtEnd('Malbec Barrique 2021')).toEqual({ rest: 'Malbec Barrique', year: 2021 });
  expect(vintageAtEnd('Malbec 2021 Barrique')).toBeNull();
  // A remark in brackets stays whole.
  expect(vintageAtEnd('Räuschling (ab Mai 2017)')).toBeNull();
});
