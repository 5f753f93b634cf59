import type { Language } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../testing/texts.ts';

/** Words that people misread, and what is said instead. */
const NEVER_WORDED: [language: Language, words: RegExp, instead: string][] = [
  ['fr', /\bvalid(?:er|é|ée|és|ées)\b/i, 'transmettre, transmise: what an exhibitor does with a page'],
  ['fr', /chez lui|chez elle/i, 'who has to act'],
  ['en', /\bpages open\b/i, 'waiting'],
  ['en', /\bclosed the account|^account closed/i, 'blocked, of exhibitors'],
  ['de', /liest es bei sich/i, 'who reads it'],
  ['de', /Wo Sie stehen/, 'Was noch zu tun ist'],
  ['de', /\b297\sdpi/, '300 dpi'],
  ['de', /erfasste einen Link|ordnete Seiten in|liess .* erzeugen/, 'what was done, in the history'],
  ['de', /Bei «(?:Der|Die|Das) /, 'the name of a field'],
  ['de', /warten seit \{\{/, 'since when the first of them waits: only that one waits so long'],
  ['en', /\bregister of|exhibitor register|region register/i, 'index'],
];

/** Sentences that have to say something, by their key, in each language. */
const WORDED: [what: string, key: string, says: Record<Language, RegExp>][] = [
  [
    'the format of a logo',
    'logo.hint',
    { de: /PNG.+SVG.+PDF 1\.3 /, en: /PNG.+SVG.+PDF 1\.3 /, fr: /PNG.+SVG.+PDF 1\.3 / },
  ],
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
  it.each(NEVER_WORDED)('in %s are never %s, but %s', (language, words) => {
    expect(textsIn(language).length).toBeGreaterThan(500);
    expect(textsIn(language).filter(([, text]) => words.test(text))).toEqual([]);
  });

  it.each(WORDED)('say %s', (_what, key, says) => {
    for (const language of ['de', 'en', 'fr'] as const) {
      const [, text] = textsIn(language).find(([path]) => path === key) ?? [];
      expect(text).toMatch(says[language]);
    }
  });
});
