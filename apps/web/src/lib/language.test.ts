import { afterEach, describe, expect, it } from 'vitest';
import { CHOSEN_KEY, startLanguage } from './language.ts';

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
