import type { MailRecipients } from '@rebblatt/contracts';
import type { MailedExhibitor } from './mailing.queries.ts';

/** A recipient on the wire; the language is German for those who have set none. */
export const presentRecipient = (row: MailedExhibitor): MailRecipients['data'][number] => ({
  id: row.id,
  company_name: row.companyName,
  email: row.email,
  language: row.language ?? 'de',
});
