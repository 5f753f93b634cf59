import { expect, it } from 'vitest';
import { nearestNames } from './nearest-names.ts';

const names = [
  'Weingut Tobelrain',
  'Vinothèque Bellerive',
  'Champagne Seestern',
  'Keller am Steg',
  'Rebhof Müller',
];

it.each([
  ['Tobelrein', 'Weingut Tobelrain'],
  ['vinotek belrive', 'Vinothèque Bellerive'],
  ['Champagner Seestern', 'Champagne Seestern'],
  ['Rebhoff Muller', 'Rebhof Müller'],
])('finds by «%s» «%s»', (typed, name) => expect(nearestNames(names, typed)[0]).toBe(name));

it('finds nothing where nothing is near', () => {
  expect(nearestNames(names, 'Xyz Quark')).toEqual([]);
  expect(nearestNames(names, '--')).toEqual([]);
});
