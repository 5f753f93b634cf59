import { afterEach, describe, expect, it } from 'vitest';
import { CHOSEN_KEY, languageAt, startLanguage } from './language.ts';

afterEach(() => localStorage.clear());

describe('the first language', () => {
  it.each([
    [['fr-CH', 'fr', 'en'], 'fr'],
    [['en-GB', 'fr'], 'fr'],
    [['it-CH', 'fr-CH', 'de-CH'], 'fr'],
    [['de-CH', 'fr'], 'de'],
    [['en-US', 'en'], 'de'],
    [[], 'de'],
  ])('of a browser that asks for %j is %s', (asked, language) =>
    expect(startLanguage(localStorage, asked)).toBe(language),
  );

  it('is the one that was chosen, whatever the browser asks for', () => {
    localStorage.setItem(CHOSEN_KEY, 'en');
    expect(startLanguage(localStorage, ['fr'])).toBe('en');
    localStorage.setItem(CHOSEN_KEY, 'rm');
    expect(startLanguage(localStorage, ['fr'])).toBe('fr');
  });
});

describe('the language of a link without an account', () => {
  it.each([
    ['/print/abc', ['en-GB', 'en'], 'en'],
    ['/designer/abc', ['it-CH', 'fr-CH', 'de'], 'fr'],
    ['/print/abc', ['de-AT', 'en'], 'de'],
    ['/print/abc', ['it', 'es'], 'de'],
    ['/login', ['en-GB', 'en'], 'de'],
  ])('%s in a browser that asks for %j is %s', (path, asked, language) =>
    expect(languageAt(path, localStorage, asked)).toBe(language),
  );

  it('is the one that was chosen', () => {
    localStorage.setItem(CHOSEN_KEY, 'fr');
    expect(languageAt('/print/abc', localStorage, ['en'])).toBe('fr');
  });
});
