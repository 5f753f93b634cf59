import { expect, test } from 'vitest';
import { indexLetter, sortByCompany } from './letters.ts';

test.each([
  ['Abegg', 'A'],
  ['Ängeli', 'A'],
  ['École du vin', 'E'],
  ['Œnothek', 'O'],
  ['«Zum Rebstock»', 'Z'],
  ['zweifel', 'Z'],
  ['+Name', 'N'],
  ['Þór', 'T'],
  ['Ðuro', 'D'],
  ['Øster', 'O'],
  ['ßein', 'S'],
  ['ﬁn', 'F'],
  ['3 Könige', '0–9'],
  ['…', '#'],
])('%s is listed under %s', (name, letter) => {
  expect(indexLetter(name)).toBe(letter);
});

test('names are sorted as German-speaking readers expect', () => {
  const names = [
    'Zug',
    'Öhri',
    'Oberson',
    'Osterwalder',
    '«Am See»',
    'Ängeli',
    'Abegg',
    '3 Könige',
    '12 Apostel',
  ];
  const sorted = sortByCompany(names.map((company_name) => ({ company_name })));
  expect(sorted.map(({ company_name }) => company_name)).toEqual([
    '3 Könige',
    '12 Apostel',
    'Abegg',
    'Ängeli',
    '«Am See»',
    'Oberson',
    'Öhri',
    'Osterwalder',
    'Zug',
  ]);
});

test('a letter stands above its names only once', () => {
  const names = [
    '+Name',
    'Sa',
    'Ägir',
    'Aeg',
    'Af',
    'Þór',
    'Thor',
    'Tz',
    'Ðuro',
    'Duro',
    'E',
    'Łódź',
    'Lz',
    'Öx',
    'Oz',
  ];
  const letters = sortByCompany(names.map((company_name) => ({ company_name }))).map(({ company_name }) =>
    indexLetter(company_name),
  );
  const runs = letters.filter((letter, i) => letter !== letters[i - 1]);
  expect(runs).toEqual([...new Set(letters)]);
  expect(runs).toEqual([...runs].sort());
});
