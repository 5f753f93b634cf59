import { z } from 'zod';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob, JobFailure } from '../../jobs/define-job.ts';
import { SEND_MAIL } from '../../mail/queue.ts';
import type { MailTransport } from '../../mail/transport.ts';
import { MailRefused } from '../../mail/transport.ts';

/** Mails with the key to an account; once they are out nobody needs to read them here. */
const HOLDS_A_KEY = new Set(['password-reset']);

/** A mail server that is down is asked again after half a minute and after five. */
const RETRY_DELAYS_MS = [30_000, 300_000];

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Sends one queued mail. */
export const sendMailJob = (
  transport: MailTransport,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): AnyJob =>
  defineJob({
    kind: SEND_MAIL,
    payload: z.object({ mail_id: z.int() }),
    retryDelaysMs,
    async run({ payload, db }) {
      const mail = await db.prisma.mail.findUnique({ where: { id: payload.mail_id } });
      if (!mail || mail.state === 'sent') return {};
      try {
        await transport.send(mail);
      } catch (error) {
        const reason = reasonOf(error);
        await db.prisma.mail.update({ where: { id: mail.id }, data: { error: reason } });
        throw error instanceof MailRefused ? new JobFailure('mail.not-sent', { reason }, error) : error;
      }
      return {
        link: async (tx) => {
          const text = HOLDS_A_KEY.has(mail.kind) ? '' : mail.text;
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
