import type { MailRecipients, MailTextItem } from '@rebblatt/contracts';
import type { KeptText } from './kept-texts.queries.ts';
import { factsOf, type MailedExhibitor } from './mailing.rules.ts';

/** A recipient on the wire; the language is German for those who have set none. */
export const presentRecipient = (row: MailedExhibitor): MailRecipients['data'][number] => ({
  id: row.id,
  email: row.email,
  language: row.language ?? 'de',
  ...factsOf(row),
});

/** A kept message on the wire. */
export const presentKeptText = (row: KeptText): MailTextItem => ({
  ...{ id: row.id, name: row.name, subject: row.subject, text: row.text },
  ...{ subject_fr: row.subjectFr, text_fr: row.textFr },
  ...{ subject_en: row.subjectEn, text_en: row.textEn },
  version: row.version,
});
