import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

/** Every text of the screens, of all the parts that are loaded later too. */
const modules = {
  de: import.meta.glob<Texts>('../locales/de/*.ts', { eager: true }),
  en: import.meta.glob<Texts>('../locales/en/*.ts', { eager: true }),
  fr: import.meta.glob<Texts>('../locales/fr/*.ts', { eager: true }),
};

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as [string, string]] : flat(text, `${path}${key}.`),
  );

const all = (language: keyof typeof modules) =>
  Object.values(modules[language]).flatMap((module) => flat(module));

/** Words that people misread, and what is said instead. */
const NOT_SAID: [language: keyof typeof modules, words: RegExp, instead: string][] = [
  ['fr', /\bvalid(?:er|é|ée|és|ées)\b/i, 'transmettre, transmise: what an exhibitor does with a page'],
  ['fr', /chez lui|chez elle/i, 'who has to act'],
  ['en', /\bpages open\b/i, 'waiting'],
  ['en', /\bclosed the account|^account closed/i, 'blocked, of exhibitors'],
  ['de', /liest es bei sich/i, 'who reads it'],
  ['de', /Wo Sie stehen/, 'Was noch zu tun ist'],
  ['de', /\b297 dpi/, '300 dpi'],
];

/** Sentences that have to say something, by their key, in each language. */
const SAID: [what: string, key: string, says: Record<keyof typeof modules, RegExp>][] = [
  ['the format of a logo', 'logo.hint', { de: /^PDF 1\.3, /, en: /^PDF 1\.3, /, fr: /^PDF 1\.3, / }],
  [
    'that a release can be taken back',
    'pageEdit.releaseText',
    { de: /Freigabe wieder zurückziehen/, en: /withdraw/, fr: /retirer la transmission/ },
  ],
  [
    'that the last day was open until its evening',
    'app.banner.exhibitorExpired',
    { de: /seit dem Abend des/, en: /closed at the end of/, fr: /soir/ },
  ],
  [
    'that remarks are not lost',
    'decide.keepWriting',
    { de: /^Weiterschreiben$/, en: /writing/, fr: /écrire/ },
  ],
];

describe('the words of the screens', () => {
  it.each(NOT_SAID)('in %s are never %s, but %s', (language, words) => {
    expect(all(language).length).toBeGreaterThan(500);
    expect(all(language).filter(([, text]) => words.test(text))).toEqual([]);
  });

  it.each(SAID)('say %s', (_what, key, says) => {
    for (const language of ['de', 'en', 'fr'] as const) {
      const [, text] = all(language).find(([path]) => path === key) ?? [];
      expect(text).toMatch(says[language]);
    }
  });
});
