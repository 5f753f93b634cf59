import type { PrintedCategory, PrintedWine, WinePageInput } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { placeOfExcess, placeOfUnprintable, placeToMend } from './mending-place.rules.ts';

/** A character without a glyph. */
const STRANGE = 'Zeichen \u{10FFFD}';

const wineOf = (id: number, name = `Wein ${id}`): PrintedWine => ({
  ...{ id, name, year: 2023, sku: null, award: null, price1: 20, price2: null },
});
const categoryOf = (id: number, wines: PrintedWine[], category = 'Weissweine'): PrintedCategory => ({
  ...{ id, category, bottle_size1: '75 cl', bottle_size2: null, wines },
});
const pageOf = (facts: object): WinePageInput =>
  ({
    ...{ page_title: 'Weine', company: { company_name: 'Seerain' }, stand: null, logo: null, footer: null },
    categories: [categoryOf(5, [wineOf(1)])],
    ...facts,
  }) as WinePageInput;

const screens = { wine: (id: number) => `/wine/edit/${id}`, company: '/profile/edit' };

it('leads from what does not fit to what can be shortened', () => {
  const categories = [categoryOf(1, [wineOf(90)]), categoryOf(2, [wineOf(1), wineOf(2)])];
  expect(placeOfExcess(pageOf({ categories }))).toEqual({ row: 'wine:2' });
  expect(placeOfExcess(pageOf({ categories, footer: 'eins\nzwei\ndrei\nvier' }))).toEqual({ row: 'footer' });
});

it.each([
  ['the title', { page_title: STRANGE }, { row: 'title' }],
  ['the company', { company: { company_name: STRANGE } }, { to: '/profile/edit' }],
  ['the stand', { stand: { stand: 'A1', ship: STRANGE, deck: null } }, { row: 'stand' }],
  ['a category', { categories: [categoryOf(7, [], STRANGE)] }, { row: 'category:7' }],
  ['a wine', { categories: [categoryOf(7, [wineOf(1), wineOf(2, STRANGE)])] }, { to: '/wine/edit/2' }],
  ['the footer', { footer: STRANGE }, { row: 'footer' }],
  ['the footer, unseen', { footer: 'gut \u0007' }, { row: 'footer' }],
])('leads to %s that cannot be printed', (_what, facts, place) => {
  expect(placeOfUnprintable(pageOf(facts), screens)).toEqual(place);
});

it('leads to forms of other screens that lead back to the page', () => {
  history.replaceState(null, '', '/exhibitor-page/edit/12');
  const screens = { wines: '/exhibitor-wine', company: '/profile/edit' };
  const back = '?from=%2Fexhibitor-page%2Fedit%2F12';
  const strange = pageOf({ categories: [categoryOf(7, [wineOf(2, STRANGE)])] });
  expect(placeToMend('unprintable', strange, screens)).toEqual({ to: `/exhibitor-wine/edit/2${back}` });
  const company = pageOf({ company: { company_name: STRANGE } });
  expect(placeToMend('unprintable', company, screens)).toEqual({ to: `/profile/edit${back}` });
});
