import type { Language } from '@rebblatt/contracts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

type Counted = 'countExhibitors' | 'countWines' | 'countShips' | 'countStands' | 'countCountries';

/** What visitors' pages say besides names. */
export type Texts = Record<
  | 'locale'
  | 'thousands'
  | 'languageName'
  | 'otherLanguages'
  | 'skip'
  | 'start'
  | 'exhibitors'
  | 'exhibitorsAZ'
  | 'ships'
  | 'shipsText'
  | 'origins'
  | 'grapes'
  | 'awards'
  | 'wines'
  | `${Counted}_${'one' | 'other'}`
  | 'stand'
  | 'pricesIn'
  | 'printedPage'
  | 'website'
  | 'phone'
  | 'address'
  | 'where'
  | 'previous'
  | 'next'
  | 'nextShip'
  | 'previousShip'
  | 'more'
  | 'part'
  | 'edition'
  | 'data'
  | 'years'
  | 'yearsText'
  | 'privacy'
  | `alcohol${10 | 20 | 30}`
  | `${'start' | 'exhibitor' | 'ship' | 'list'}Description`
  | `${'notFound' | 'gone' | 'notYet' | 'none' | 'later'}${'Title' | 'Text'}`
  | 'toStart'
  | 'list'
  | 'listText'
  | 'listNeedsScript'
  | 'offline',
  string
>;

/** The texts of every language. */
export const texts: Record<Language, Texts> = { de, fr, en };

/** A text with its values. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const rules: Record<Language, Intl.PluralRules> = {
  de: new Intl.PluralRules('de'),
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

/** A number with its thousands. */
export const figures = (language: Language, n: number): string =>
  String(n).replace(/\B(?=(\d{3})+$)/g, texts[language].thousands);

/** A counted thing. */
export const counted = (language: Language, what: Counted, n: number): string =>
  filled(texts[language][`${what}_${rules[language].select(n) === 'one' ? 'one' : 'other'}`], {
    n: figures(language, n),
  });

/** A moment as the day that it is in Zurich. */
export const dayIn = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(texts[language].locale, { dateStyle: 'long', timeZone: 'Europe/Zurich' }).format(
    new Date(moment),
  );

/** A price in francs, as in the printed catalogue. */
export function priceOf(francs: number): string {
  const [whole = '0', cents = '00'] = francs.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '’')}.${cents}`;
}
