import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { loadAllTexts, loadTexts, showLanguage, startTexts } from './i18n.ts';

afterEach(() => showLanguage('de'));

it('has the texts of another language again after a second start', async () => {
  await loadTexts('tables');
  await showLanguage('fr');
  await showLanguage('de');
  await startTexts();
  await loadAllTexts();
  await showLanguage('fr');
  expect(i18next.t(($) => $.wineImport.write, { count: 2 })).toBe('Reprendre 2 vins');
});
