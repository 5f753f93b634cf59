import { type MailItem, mailKinds } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';

/** The text of what a mail was about; mails of an older version can have unknown kinds. */
export const occasionOf = (t: Translate, { kind }: MailItem) => {
  const known = mailKinds.find((name) => name === kind);
  return known ? t(($) => $.mail.kinds[known]) : kind;
};
