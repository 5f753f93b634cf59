import { z } from 'zod';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobDelay, JobFailure } from '../../jobs/define-job.ts';
import { MAIL_DELAYS_MS, SEND_MAIL } from '../../mail/queue.ts';
import type { MailTransport } from '../../mail/transport.ts';
import { MailRefused } from '../../mail/transport.ts';
import { holdsKey } from './mail-out.rules.ts';

/** How many mails are sent concurrently. */
const HANDS = 4;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** For the log: what the network said, when the mail server said nothing. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error);

/** Sends one queued mail. */
export const sendMailJob = (
  transport: MailTransport,
  retryDelaysMs: readonly number[] = MAIL_DELAYS_MS,
): AnyJob =>
  defineJob({
    kind: SEND_MAIL,
    payload: z.object({ mail_id: z.int() }),
    hands: HANDS,
    retryDelaysMs,
    async run({ payload, db }) {
      const mail = await db.prisma.mail.findUnique({ where: { id: payload.mail_id } });
      if (!mail || mail.state === 'sent') return {};
      try {
        await transport.send(mail);
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
