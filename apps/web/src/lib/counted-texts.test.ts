import ranges from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as germanDecide from '../locales/de/decide.ts';
import * as germanDesk from '../locales/de/desk.ts';
import * as germanEvening from '../locales/de/evening.ts';
import * as german from '../locales/de/index.ts';
import * as germanOrganiser from '../locales/de/organiser.ts';
import * as englishDecide from '../locales/en/decide.ts';
import * as englishDesk from '../locales/en/desk.ts';
import * as englishEvening from '../locales/en/evening.ts';
import * as english from '../locales/en/index.ts';
import * as englishOrganiser from '../locales/en/organiser.ts';
import * as frenchDecide from '../locales/fr/decide.ts';
import * as frenchDesk from '../locales/fr/desk.ts';
import * as frenchEvening from '../locales/fr/evening.ts';
import * as french from '../locales/fr/index.ts';
import * as frenchOrganiser from '../locales/fr/organiser.ts';

type Texts = { [key: string]: string | Texts };

/** Every text with its key. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as [string, string]] : flat(text, `${path}${key}.`),
  );

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

describe.each([
  ['German', { german, germanDecide, germanDesk, germanEvening, germanOrganiser }],
  ['French', { french, frenchDecide, frenchDesk, frenchEvening, frenchOrganiser }],
  ['English', { english, englishDecide, englishDesk, englishEvening, englishOrganiser }],
])('the %s texts', (_, texts) => {
  const all = flat(texts as unknown as Texts);

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
