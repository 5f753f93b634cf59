import { z } from 'zod';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobDelay, JobFailure } from '../../jobs/define-job.ts';
import { MAIL_DELAYS_MS, SEND_KEY_MAIL, SEND_MAIL } from '../../mail/queue.ts';
import { findSender } from '../../mail/signature.ts';
import type { MailTransport } from '../../mail/transport.ts';
import { MailRefused } from '../../mail/transport.ts';
import { holdsKey } from './mail-out.rules.ts';

/** How many mails are sent concurrently; one more hand is kept for those that open an account. */
const HANDS = 3;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** For the log: what the network said, when the mail server said nothing. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error);

/**
 * The jobs that send mails. A server that accepts a connection and says nothing holds the hands of one of them for a
 * while, never those of both.
 */
export const sendMailJobs = (
  transport: MailTransport,
  retryDelaysMs: readonly number[] = MAIL_DELAYS_MS,
): AnyJob[] => [
  sendMailJob(SEND_MAIL, HANDS, transport, retryDelaysMs),
  sendMailJob(SEND_KEY_MAIL, 1, transport, retryDelaysMs),
];

/** Sends one queued mail. */
const sendMailJob = (
  kind: string,
  hands: number,
  transport: MailTransport,
  retryDelaysMs: readonly number[],
): AnyJob =>
  defineJob({
    kind,
    payload: z.object({ mail_id: z.int() }),
    hands,
    retryDelaysMs,
    async run({ payload, db }) {
      const mail = await db.prisma.mail.findUnique({ where: { id: payload.mail_id } });
      if (!mail || mail.state === 'sent') return {};
      try {
        await transport.send({ ...mail, fair: await findSender(db.prisma) });
      } catch (error) {
        const reason = reasonOf(error);
        await db.prisma.mail.update({ where: { id: mail.id }, data: { error: reason } });
        if (error instanceof MailRefused) throw new JobFailure('mail.not-sent', { reason }, error);
        throw new JobDelay(reasonOf(causeOf(error)), { cause: error });
      }
      return {
        link: async (tx) => {
          const text = holdsKey(mail.kind) ? '' : mail.text;
          await tx.mail.update({
            where: { id: mail.id },
            data: { state: 'sent', sentAt: new Date(), error: null, text },
          });
        },
      };
    },
    async unfinished(tx, { payload }) {
      await tx.mail.updateMany({ where: { id: payload.mail_id }, data: { state: 'failed' } });
    },
  });
