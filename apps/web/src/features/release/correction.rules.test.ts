import type { WinePageInput } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { changedFields, differenceOf, fieldsOf, formOf, keyOf, takenWords } from './correction.rules.ts';

const page: WinePageInput = {
  page_title: 'Zürichsee',
  company: {
    company_name: 'Weingut Sonnenhalde',
    street: 'Seestrasse',
    number: '12',
    zip_code: '8712',
    city: 'Stäfa',
    phone: null,
    website: null,
  },
  stand: null,
  logo: null,
  footer: null,
  categories: [
    {
      id: 7,
      category: 'Weissweine',
      bottle_size1: '75 cl',
      bottle_size2: null,
      wines: [
        { id: 3, name: 'Räuschling', year: 2024, sku: null, award: null, price1: 1240.5, price2: null },
      ],
    },
  ],
};

it('sends what differs from the released texts, as the texts are meant', () => {
  const texts = fieldsOf(page);
  expect(texts.categories[0]?.wines[0]?.map(keyOf)).toEqual(['wine-3', 'year-3', 'price1-3']);
  const typed = {
    'city-': ' Stäfa ',
    'phone-': '044 928 10 10',
    'category-7': 'Weisse',
    'year-3': '',
    'price1-3': '1’250',
    'footer-': 'Am Steg',
  };
  expect(formOf(changedFields(texts, typed), typed)).toEqual([
    { field: 'phone', id: null, to: '044 928 10 10' },
    { field: 'category', id: 7, to: 'Weisse' },
    { field: 'year', id: 3, to: null },
    { field: 'price1', id: 3, to: 1250 },
    { field: 'footer', id: null, to: 'Am Steg' },
  ]);
});

it('sends what is no number as it is, so that it is refused with the reason', () => {
  const typed = { 'price1-3': 'zwölf', 'year-3': 'alt' };
  expect(formOf(changedFields(fieldsOf(page), typed), typed)).toMatchObject([{ to: 'alt' }, { to: 'zwölf' }]);
});

it.each([
  ['Alma Serena', 'Alma Serena Réserve', ['Alma Serena', '', ' Réserve', '']],
  ['Am alten Steg', 'Am neuen Steg', ['Am ', 'alten', 'neuen', ' Steg']],
  ['', 'Neu', ['', '', 'Neu', '']],
  ['Weg', '', ['', 'Weg', '', '']],
  ['a a', 'a', ['a', ' a', '', '']],
])('marks the words that differ: %s → %s', (from, to, expected) => {
  const { before, from: old, to: now, after } = differenceOf(from, to);
  expect([before, old, now, after]).toEqual(expected);
  expect(before + old + after).toBe(from);
  expect(before + now + after).toBe(to);
});

it('the words that were taken over on another page can be proposed here', () => {
  const typed = { 'street-': 'Seeweg', 'price1-3': '12' };
  const refusal = { field: 'street', to: 'Seehalde', position: 4, catalog: 'Sommermesse' };
  const street = takenWords({ error: 'correction.taken-otherwise', params: refusal });
  const price = takenWords({
    error: 'correction.taken-otherwise',
    params: { ...refusal, field: 'price1', id: 3, to: '21.50' },
  });
  const number = takenWords({
    error: 'correction.taken-away',
    params: { ...refusal, field: 'number', to: '' },
  });
  const all = { ...typed, ...street, ...number, ...price };
  expect(formOf(changedFields(fieldsOf(page), all), all)).toEqual([
    { field: 'street', id: null, to: 'Seehalde' },
    { field: 'number', id: null, to: null },
    { field: 'price1', id: 3, to: 21.5 },
  ]);
  expect(takenWords({ error: 'correction.changed-since', params: {} })).toBeUndefined();
  expect(takenWords(undefined)).toBeUndefined();
});
