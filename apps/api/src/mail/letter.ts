import type { Language, MailKind } from '@rebblatt/contracts';
import type { MailOrder } from './queue.ts';

/** The account a mail goes to. `language` is the one it last used; null is read as German. */
export interface Recipient {
  id: number;
  email: string;
  language: Language | null;
}

/** What a mail says in one language: a subject of one line, and paragraphs between greeting and regards. */
export interface Letter {
  subject: string;
  paragraphs: string[];
}

const frame: Record<Language, { greeting: string; regards: string }> = {
  de: { greeting: 'Guten Tag', regards: 'Freundliche Grüsse\nRebblatt' },
  en: { greeting: 'Hello', regards: 'Kind regards\nRebblatt' },
};

/**
 * A mail in its recipient's language.
 *
 * @param letters what it says in each language
 */
export function mailTo(recipient: Recipient, kind: MailKind, letters: Record<Language, Letter>): MailOrder {
  const language = recipient.language ?? 'de';
  const { subject, paragraphs } = letters[language];
  const { greeting, regards } = frame[language];
  return {
    kind,
    recipient: recipient.email,
    userId: recipient.id,
    language,
    subject,
    text: [greeting, ...paragraphs, regards].join('\n\n'),
  };
}
