import { afterEach, expect, it } from 'vitest';
import { colon } from './colon.ts';
import { showLanguage } from './i18n.ts';

afterEach(() => showLanguage('de'));

it('has a narrow space before it in French alone', async () => {
  const words: string[] = [];
  for (const language of ['de', 'en', 'fr'] as const) {
    await showLanguage(language);
    words.push(`Page${colon()}1`);
  }
  expect(words).toEqual(['Page: 1', 'Page: 1', 'Page\u202f: 1']);
});

/** The source of every part of the screens. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../locales/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A text of the screens, or what stands in its own element, with a colon behind it that is the same in every language. */
const BY_HAND = /t\(\(\$\) => [^\n]*\)\}: |<\/(?:strong|span|em)>: |\}: \$\{t\(|\}: \{[a-zA-Z.]+\(t,/;

it('is not written by hand behind a text', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(Object.keys(sources).filter((file) => BY_HAND.test(sources[file] ?? ''))).toEqual([]);
});
