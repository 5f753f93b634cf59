import { type MailItem, mailFaults } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';

/** Why a mail was not sent, in words of the product or of the mail server; null if nothing happened. */
export function reasonOf(t: Translate, { error }: Pick<MailItem, 'error'>): string | null {
  const known = mailFaults.find((fault) => fault === error);
  return known ? t(($) => $.mail.faults[known]) : error;
}
