import type { Language } from '@rebblatt/contracts';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { loadAllTexts, showLanguage } from '../../lib/i18n.ts';
import { pageFile } from './page-name.rules.ts';

afterEach(() => showLanguage('de'));

// What a generated page is called in the database is German, and nobody's to change.
const made = (page_type: 4 | 5 | 6) => ({
  page_type,
  position: 9,
  exhibitor: null,
  description: 'Verzeichnis',
});

it.each<[Language, 4 | 5 | 6, RegExp]>([
  ['de', 4, /^Messe, Verz. Aussteller, Position 9 .*2\d{3}.*\.pdf$/],
  ['fr', 4, /^Messe, Index exposants, position 9 .*\.pdf$/],
  ['fr', 6, /^Messe, Parcours des vins, position 9 .*\.pdf$/],
  ['en', 5, /^Messe, Index of regions, position 9 .*\.pdf$/],
])('in %s the file of a generated page of type %i is %s', async (language, type, name) => {
  await loadAllTexts();
  await showLanguage(language);
  expect(pageFile(i18next.t, made(type), 'Messe')).toMatch(name);
});
