import ranges from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { textsIn } from '../testing/texts.ts';

const PLURAL = /_(zero|one|other)$/;
/** A number and what it counts, which needs a singular. */
const COUNTED = /\{\{(count|wines|categories|content|seconds|days)\}\} (?!von |of |sur |s\b)\p{L}{2,}/u;

/** The first and last character of every range that the typeface of the screens says it draws. */
const DRAWN = Object.values(ranges)
  .flatMap((list) => list.split(','))
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)]);
const isDrawn = (character: string) =>
  DRAWN.some(([first = 0, last = 0]) => {
    const code = character.codePointAt(0) ?? 0;
    return first <= code && code <= last;
  });

describe.each(['de', 'fr', 'en'] as const)('the texts in %s', (language) => {
  const all = textsIn(language);

  it('have a singular for one', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(([key, text]) => COUNTED.test(text) && !PLURAL.test(key))).toEqual([]);
  });

  it('have a singular for every plural', () => {
    const keys = new Set(all.map(([key]) => key));
    const plurals = [...keys].filter((key) => key.endsWith('_other'));
    expect(plurals.filter((key) => !keys.has(key.replace(/_other$/, '_one')))).toEqual([]);
  });

  it('use only characters that the typeface has', () => {
    expect(DRAWN.length).toBeGreaterThan(10);
    expect(all.filter(([, text]) => ![...text].every(isDrawn))).toEqual([]);
  });
});
