import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { loadTexts, showLanguage } from './i18n.ts';

afterEach(() => showLanguage('de'));

it('never speaks of one in French where there is none', async () => {
  await loadTexts('tables');
  await showLanguage('fr');
  expect(i18next.t(($) => $.wineImport.write, { count: 0 })).toBe('Reprendre 0 vins');
  expect(i18next.t(($) => $.wineImport.write, { count: 1 })).toBe('Reprendre un vin');
});

it('keeps a singular that shows its number, and a text of its own for none', async () => {
  await loadTexts('evening');
  await showLanguage('fr');
  expect(i18next.t(($) => $.request.countedStands, { count: 0 })).toBe('0 stand');
  expect(i18next.t(($) => $.evening.list.add, { count: 0 })).toBe('Ajouter des vins');
});
