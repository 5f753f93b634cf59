import { expect, test } from 'vitest';
import { indexLetter, sortByCompany } from './letters.ts';

test.each([
  ['Abegg', 'A'],
  ['Ängeli', 'A'],
  ['École du vin', 'E'],
  ['Œnothek', 'O'],
  ['«Zum Rebstock»', 'Z'],
  ['zweifel', 'Z'],
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
    '«Am See»',
    'Ängeli',
    'Oberson',
    'Öhri',
    'Osterwalder',
    'Zug',
  ]);
});
