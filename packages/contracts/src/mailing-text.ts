import type { Language } from './language.ts';

/** Limits of a message that an administrator writes to exhibitors. */
export const SUBJECT_MIN = 3;
export const SUBJECT_MAX = 50;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 10_000;

const foot: Record<Language, (catalog: string) => string> = {
  de: (catalog) => `Diese Nachricht der Messeleitung geht an die Aussteller im Katalog «${catalog}».`,
  fr: (catalog) => `Ce message de la direction du salon s’adresse aux exposants du catalogue « ${catalog} ».`,
  en: (catalog) => `The organiser sent this message to the exhibitors in the catalogue “${catalog}”.`,
};

/**
 * The text of a message as a recipient gets it: what was written, and in their language why they receive it.
 */
export const mailingText = (message: string, language: Language, catalog: string): string =>
  `${message}\n\n${foot[language](catalog)}`;
