import type { MailingForm } from '@rebblatt/contracts';
import { mailingText } from '@rebblatt/contracts';
import type { Recipient } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** A message of the organiser to one exhibitor; replies go to the administrator who wrote it. */
export function mailingMail(
  { id, email, language }: Recipient,
  { subject, text }: Pick<MailingForm, 'subject' | 'text'>,
  { catalogName, replyTo }: { catalogName: string; replyTo: string },
): MailOrder {
  const own = language ?? 'de';
  return {
    kind: 'mailing',
    recipient: email,
    userId: id,
    language: own,
    subject,
    text: mailingText(text, own, catalogName),
    replyTo,
  };
}
