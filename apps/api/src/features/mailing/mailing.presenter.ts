import type { MailRecipients } from '@rebblatt/contracts';
import { factsOf, type MailedExhibitor } from './mailing.rules.ts';

/** A recipient on the wire; the language is German for those who have set none. */
export const presentRecipient = (row: MailedExhibitor): MailRecipients['data'][number] => ({
  id: row.id,
  email: row.email,
  language: row.language ?? 'de',
  ...factsOf(row),
});
