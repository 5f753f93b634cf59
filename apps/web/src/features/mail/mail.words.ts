import { type MailItem, mailKinds } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';

/** The text of a kind of mail; mails of an older version can have unknown kinds. */
export const kindOf = (t: Translate, kind: string): string => {
  const known = mailKinds.find((name) => name === kind);
  return known ? t(($) => $.mail.kinds[known]) : kind;
};

/** The text of what a mail was about. */
export const occasionOf = (t: Translate, { kind }: MailItem) => kindOf(t, kind);
