import { z } from 'zod';
import type { FileStore } from '../../files/store.ts';
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
  files: Pick<FileStore, 'read'>,
  retryDelaysMs: readonly number[] = MAIL_DELAYS_MS,
): AnyJob[] => {
  const tools = { transport, logoOf: logosFrom(files) };
  return [
    sendMailJob(SEND_MAIL, HANDS, tools, retryDelaysMs),
    sendMailJob(SEND_KEY_MAIL, 1, tools, retryDelaysMs),
  ];
};

/** Reads the fair's logo, once for all mails of a mailing; one that cannot be read keeps no mail back. */
function logosFrom(files: Pick<FileStore, 'read'>): (sha256: string | null) => Promise<Buffer | null> {
  let last: { sha256: string; bytes: Buffer } | null = null;
  return async (sha256) => {
    if (sha256 === null) return null;
    if (last?.sha256 !== sha256) {
      const bytes = await files.read(sha256).catch(() => null);
      if (!bytes) return null;
      last = { sha256, bytes };
    }
    return last.bytes;
  };
}

interface SendTools {
  transport: MailTransport;
  logoOf: (sha256: string | null) => Promise<Buffer | null>;
}

/** Sends one queued mail. */
const sendMailJob = (
  kind: string,
  hands: number,
  { transport, logoOf }: SendTools,
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
        const fair = await findSender(db.prisma);
        await transport.send({ ...mail, fair, logo: await logoOf(fair.logo) });
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
