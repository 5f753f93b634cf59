import type { Language, MailKind } from '@rebblatt/contracts';
import { frame } from './frame.ts';
import type { MailOrder } from './queue.ts';

/** The account of a mail's recipient. `language` is the one it last used; null means German. */
export interface Recipient {
  id: number;
  email: string;
  language: Language | null;
}

/** The content of a mail in one language: a subject of one line, and paragraphs between greeting and closing. */
export interface Letter {
  subject: string;
  paragraphs: string[];
}

const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Zurich' });

/** Days in Zurich as letters name them: 24. November 2026. */
export const longDays: Record<Language, Intl.DateTimeFormat> = {
  de: day('de-CH'),
  fr: day('fr-CH'),
  en: day('en-GB'),
};

/** The text of a letter with its greeting and closing. */
export function framed(language: Language, paragraphs: string[]): string {
  const { greeting, regards } = frame[language];
  return [greeting, ...paragraphs, regards].join('\n\n');
}

/**
 * A mail in its recipient's language.
 *
 * @param letters its content in each language
 */
export function mailTo(recipient: Recipient, kind: MailKind, letters: Record<Language, Letter>): MailOrder {
  const language = recipient.language ?? 'de';
  const { subject, paragraphs } = letters[language];
  return {
    kind,
    recipient: recipient.email,
    userId: recipient.id,
    language,
    subject,
    text: framed(language, paragraphs),
  };
}
