import type { Language } from './language.ts';
import { fillPlaceholders, type ReaderFacts } from './mail-placeholder.ts';

/** Limits of a message that an administrator writes to exhibitors. */
export const SUBJECT_MIN = 3;
export const SUBJECT_MAX = 50;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 10_000;

const foot: Record<Language, (catalog: string) => string> = {
  de: (catalog) => `Diese Nachricht der Messeleitung geht an die Aussteller im Katalog «${catalog}».`,
  fr: (catalog) => `Ce message de la direction du salon s’adresse aux exposants du catalogue « ${catalog} ».`,
  en: (catalog) => `The organiser sent this message to the exhibitors in the catalogue “${catalog}”.`,
};

const footOfFair: Record<Language, string> = {
  de: 'Diese Nachricht der Messeleitung geht an Aussteller der Messe.',
  fr: 'Ce message de la direction du salon s’adresse aux exposants du salon.',
  en: 'The organiser sent this message to exhibitors of the fair.',
};

/** A message in German, and in the other languages where it has been written in them too. */
export interface MailingLetters {
  subject: string;
  text: string;
  subject_fr?: string | undefined;
  text_fr?: string | undefined;
  subject_en?: string | undefined;
  text_en?: string | undefined;
}

/** What somebody reads of a message: the words in their language, without them the first ones. */
const inLanguage = (letters: MailingLetters, language: Language) => {
  const own =
    language === 'fr'
      ? { subject: letters.subject_fr, text: letters.text_fr }
      : language === 'en'
        ? { subject: letters.subject_en, text: letters.text_en }
        : {};
  return { subject: own.subject || letters.subject, text: own.text || letters.text };
};

/**
 * A message as a recipient gets it: what was written, with what it says of them, and in their language why they receive it.
 * @param catalog whose exhibitors it goes to; null for the fair's
 */
export function letterTo(
  reader: ReaderFacts & { language: Language },
  letters: MailingLetters,
  catalog: string | null,
): { subject: string; text: string } {
  const { language } = reader;
  const { subject, text } = inLanguage(letters, language);
  const why = catalog === null ? footOfFair[language] : foot[language](catalog);
  return {
    subject: fillPlaceholders(subject, reader, language),
    text: `${fillPlaceholders(text, reader, language)}\n\n${why}`,
  };
}
