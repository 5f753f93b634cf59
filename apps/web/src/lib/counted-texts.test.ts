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

/** French texts that are said of one or more alone: what they speak of is there, or they are not shown. */
const NEVER_OF_NONE = [
  /\bevening\.days$/,
  /\bevening\.list\.all$/,
  /\b(editorParts\.)?remove\.text$/,
  /\blistImport\.forAll$/,
  /\bprint\.(notConforming|changesDownload)$/,
  /\breminder\.onlyChosen$/,
  /\breport\.bad$/,
  /\bsetup\.allThere$/,
  /\bstanding\.remindedAll$/,
  /\bwineImport\.(usualAll|alsoThere|previous)$/,
];

/**
 * French counts 0 by the singular, which must therefore be true of none: it shows the number as the plural does, or there is a
 * text for none.
 */
it('are right in French for none', () => {
  const texts = new Map(textsIn('fr'));
  const untrue = [...texts].filter(([key, plural]) => {
    const name = key.replace(/_other$/, '');
    const places = plural.match(/\{\{\w+\}\}/g) ?? [];
    return (
      name !== key &&
      !texts.has(`${name}_zero`) &&
      !NEVER_OF_NONE.some((known) => known.test(name)) &&
      !places.every((place) => texts.get(`${name}_one`)?.includes(place))
    );
  });
  expect(untrue).toEqual([]);
});

it('have no plural in French for none', () => {
  const zeros = textsIn('fr').filter(([key]) => key.endsWith('_zero'));
  expect(zeros.filter(([, text]) => /\{\{(count|n)\}\}/.test(text))).toEqual([]);
});
