import type { Language } from '@rebblatt/contracts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Tx } from '../lib/database.ts';

/** A plain-text mail to one person; `mailTo` writes it in their language. */
export interface MailOrder {
  /** What it is about, for the list of sent mails: `password-reset`, `page-released`… */
  kind: string;
  recipient: string;
  userId: number | null;
  language: Language;
  subject: string;
  text: string;
}

/** The job that sends a queued mail. */
export const SEND_MAIL = 'send-mail';

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Writes a mail in the transaction of the change it tells of; it is sent after the commit, with retries. */
export async function queueMail(tx: Tx, mail: MailOrder): Promise<void> {
  const { id } = await tx.mail.create({
    data: { ...mail, subject: oneLine(mail.subject).slice(0, 200), recipient: oneLine(mail.recipient) },
    select: { id: true },
  });
  await enqueue(tx, { kind: SEND_MAIL, payload: { mail_id: id } });
}
