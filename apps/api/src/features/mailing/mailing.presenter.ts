import type { MailRecipients } from '@rebblatt/contracts';
import type { MailedExhibitor } from './mailing.queries.ts';

/** A recipient on the wire; without a language of their own people are written to in German. */
export const presentRecipient = (row: MailedExhibitor): MailRecipients['data'][number] => ({
  id: row.id,
  company_name: row.companyName,
  email: row.email,
  language: row.language ?? 'de',
});
