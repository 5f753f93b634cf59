import type { CategoryWine, PageCategoryItem, PageItem, WinePageInput } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { printedInput } from './printed-input.rules.ts';
import { categoryKey, createTyped, FOOTER, NEW_CATEGORY, priceKey } from './typed.ts';

const company = { company_name: 'Weingut Seerain' } as WinePageInput['company'];
const base: WinePageInput = {
  page_title: 'Alt',
  company,
  stand: null,
  logo: null,
  footer: 'alt',
  categories: [],
};
const page = {
  page_title: { id: 1, name: 'Zürichsee' },
  stand: { id: 2, stand: 'Z-01', ship: 'Linth', deck: null },
  logo: { id: 3, name: 'logo.pdf', width_mm: null, height_mm: null },
  footer: 'Ab 12 Flaschen frei Haus',
} as PageItem;
const categories = [
  {
    id: 5,
    category: 'Rotweine',
    bottle_size1_id: 70,
    bottle_size1: { id: 70, size: '70 cl' },
    bottle_size2_id: null,
    bottle_size2: null,
    wines: [
      {
        id: 9,
        wine: 'Merlot',
        year: 2023,
        sku: null,
        award: { id: 1, award: 'Goldmedaille', symbol: 'v' },
        price1: 31,
        price2: null,
      } as CategoryWine,
    ],
  } as PageCategoryItem,
];
const content = { page, categories };

test('the preview prints the displayed content, with the company from the server', () => {
  const input = printedInput(base, content, {});
  expect(input).toMatchObject({
    page_title: 'Zürichsee',
    company,
    stand: { stand: 'Z-01', ship: 'Linth', deck: null },
    footer: 'Ab 12 Flaschen frei Haus',
    logo: { logo_id: 3, width_mm: 65, height_mm: 122.5 },
  });
  expect(input.categories[0]).toMatchObject({ category: 'Rotweine', bottle_size1: '70 cl' });
  expect(input.categories[0]?.wines[0]).toMatchObject({ name: 'Merlot', price1: 31, award: { symbol: 'v' } });
});

test('typed text is printed immediately, an incomplete price is not', () => {
  const typed = { [FOOTER]: 'neu', [categoryKey(5)]: 'Rote', [priceKey(9, 70)]: '33.5' };
  const input = printedInput(base, content, typed);
  expect(input.footer).toBe('neu');
  expect(input.categories[0]).toMatchObject({ category: 'Rote', wines: [{ price1: 33.5 }] });
  const unfinished = printedInput(base, content, { [priceKey(9, 70)]: '33..' });
  expect(unfinished.categories[0]?.wines[0]?.price1).toBe(31);
  const emptied = printedInput(base, content, { [priceKey(9, 70)]: '' });
  expect(emptied.categories[0]?.wines[0]?.price1).toBeNull();
});

test('a category whose name is being typed is already on the page', () => {
  const input = printedInput(base, content, { [NEW_CATEGORY]: 'Süsswein' });
  expect(input.categories.map(({ category }) => category)).toEqual(['Rotweine', 'Süsswein']);
});

test('text that was changed while it was being stored is kept', () => {
  const typed = createTyped();
  typed.type(FOOTER, 'eins');
  typed.type(FOOTER, 'eins zwei');
  typed.forget(FOOTER, 'eins');
  expect(typed.texts.get()).toEqual({ [FOOTER]: 'eins zwei' });
  typed.forget(FOOTER, 'eins zwei');
  expect(typed.texts.get()).toEqual({});
});
