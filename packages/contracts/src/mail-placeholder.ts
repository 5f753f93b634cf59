import type { Language } from './language.ts';

/** What a message says of each of its readers. */
export const placeholders = ['company', 'contact', 'stand', 'days'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Those that only a catalogue gives a meaning. */
const ofCatalog: readonly Placeholder[] = ['stand', 'days'];

const words: Record<Language, Record<Placeholder, string>> = {
  de: { company: 'Firma', contact: 'Kontakt', stand: 'Stand', days: 'Tage' },
  fr: { company: 'entreprise', contact: 'contact', stand: 'stand', days: 'jours' },
  en: { company: 'company', contact: 'contact', stand: 'stand', days: 'days' },
};

/** A placeholder as it is written in a message: `{Firma}`. */
export const placeholderIn = (language: Language, placeholder: Placeholder): string =>
  `{${words[language][placeholder]}}`;

const known = new Map(
  Object.values(words).flatMap((own) => placeholders.map((one) => [own[one].toLowerCase(), one])),
);

/** Words in braces; what is longer is no slip of the pen. */
const braces = /\{([^{}\n]{1,40})\}/g;

const meaning = (word: string) => known.get(word.trim().toLowerCase());

/** The words in braces that mean nothing, as they are written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([whole, word = '']) => (meaning(word) ? [] : whole));

/** What a text says of each of its readers, in any language's words. */
export const placeholdersOf = (...texts: (string | undefined)[]): ReadonlySet<Placeholder> =>
  new Set(
    texts.flatMap((text = '') => [...text.matchAll(braces)].flatMap(([, word = '']) => meaning(word) ?? [])),
  );

/** Whether a text says something that a reader has only in a catalogue. */
export const needsCatalog = (...texts: (string | undefined)[]): boolean =>
  ofCatalog.some((one) => placeholdersOf(...texts).has(one));

/** What is known of a reader. `days` are those left in the catalogue, 0 on its last one, fewer after it. */
export interface ReaderFacts {
  company_name: string;
  contact_person: string | null;
  stands: string[];
  days_left: number | null;
}

const daysIn: Record<Language, (count: number) => string> = {
  de: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  fr: (count) => (count <= 1 ? `${count} jour` : `${count} jours`),
  en: (count) => (count === 1 ? '1 day' : `${count} days`),
};

const noStand: Record<Language, string> = {
  de: 'noch ohne Stand',
  fr: 'pas encore de stand',
  en: 'no stand yet',
};

/** A message to one reader: what is not known of them is said so, a contact is the company itself. */
export function fillPlaceholders(text: string, reader: ReaderFacts, language: Language): string {
  const values: Record<Placeholder, string> = {
    company: reader.company_name,
    contact: reader.contact_person || reader.company_name,
    stand: reader.stands.join(', ') || noStand[language],
    days: daysIn[language](Math.max(0, reader.days_left ?? 0)),
  };
  return text.replace(braces, (whole, word: string) => {
    const of = meaning(word);
    return of ? values[of] : whole;
  });
}
