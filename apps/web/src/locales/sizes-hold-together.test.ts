import { preflightEnglish, preflightFrench, preflightGerman } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { textsIn } from '../testing/texts.ts';

/** A number, or what stands for one, and a sign or unit after it that could begin the next line. */
const PARTED = /(?:[\d}] (?:×|%|mm\b|dpi\b|pt\b|px\b|MB\b|Mo\b|[Pp]ixels?\b))|(?:× [\d{])/;

it.each(['de', 'fr', 'en'] as const)(
  'never breaks a size between its numbers and its unit in %s',
  (language) => {
    const texts = textsIn(language);
    expect(texts.filter(([, text]) => /[\d}]\u00a0mm/.test(text)).length).toBeGreaterThan(10);
    expect(texts.filter(([, text]) => PARTED.test(text))).toEqual([]);
  },
);

it('never breaks one in what is said of a file', () => {
  for (const texts of [preflightGerman, preflightFrench, preflightEnglish])
    expect(JSON.stringify(texts)).not.toMatch(PARTED);
});
