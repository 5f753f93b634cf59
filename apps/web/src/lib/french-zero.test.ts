import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { loadTexts, showLanguage } from './i18n.ts';

afterEach(() => showLanguage('de'));

it('counts none in the singular in French, and never says one where there is none', async () => {
  await Promise.all([loadTexts('tables'), loadTexts('organiser')]);
  await showLanguage('fr');
  expect(i18next.t(($) => $.wineImport.openRows, { count: 0 })).toBe(
    '0 ligne demande encore une correction.',
  );
  // A word beside a number that stands by itself.
  expect(i18next.t(($) => $.standing.figures.requests, { count: 0 })).toBe('demande à décider');
  expect(i18next.t(($) => $.standing.figures.requests, { count: 2 })).toBe('demandes à décider');
});

it('keeps a singular that shows its number, and a text of its own for none', async () => {
  await Promise.all([loadTexts('evening'), loadTexts('tables'), loadTexts('organiser')]);
  await showLanguage('fr');
  expect(i18next.t(($) => $.wineImport.write, { count: 0 })).toBe('Reprendre 0 vin');
  expect(i18next.t(($) => $.wineImport.write, { count: 1 })).toBe('Reprendre 1 vin');
  // Also where the number goes by another name than the one that is counted by.
  expect(i18next.t(($) => $.leaf.length, { count: 0, number: '0' })).toBe('0 page imprimée');
  expect(i18next.t(($) => $.request.countedStands, { count: 0 })).toBe('0 stand');
  expect(i18next.t(($) => $.evening.list.add, { count: 0 })).toBe('Ajouter des vins');
});
