import { setImmediate as breathe } from 'node:timers/promises';
import type { MailFault, ReturnedMails, ReturnedReport, ReturnedReports } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChanges } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { MailUnreadable } from '../../mail/returned/mime.ts';
import { type Returned, readReturned } from '../../mail/returned/read-returned.ts';
import { findOwners, findSentMails, findTaken, lockMails, type SentMail } from './returned.queries.ts';
import { mailIdOf, matchOf, outcomeOf, writtenTo } from './returned.rules.ts';

/** A mail that came back, with the name of its file. */
interface Brought {
  name: string;
  returned: Returned;
}

/**
 * Reads what is brought, one mail after the other, so that others are served meanwhile.
 * @throws AppError 422 with each file that is no mail, or built so that reading would not end
 */
async function readAll({ mails }: ReturnedMails): Promise<Brought[]> {
  const read: Brought[] = [];
  const faults: NonNullable<AppError['fields']> = {};
  for (const [n, { name, text }] of mails.entries()) {
    try {
      read.push(...readReturned(text).map((returned) => ({ name, returned })));
    } catch (error) {
      if (!(error instanceof MailUnreadable)) throw error;
      faults[`mails.${n}.text`] = [{ key: 'mail.return-nested', params: { name } }];
    }
    await breathe();
  }
  if (Object.keys(faults).length > 0) throw new AppError(422, 'request.invalid', { fields: faults });
  return read;
}

/** A mail that bounced, by which report and in which words. */
interface Bounce {
  mail: SentMail;
  fingerprint: string;
  error: string;
}

/** What the reports say of the mails that were sent, and which of those bounced. */
async function judge(
  reader: Pick<Tx, '$queryRaw'>,
  brought: Brought[],
  lock?: (ids: number[]) => Promise<void>,
) {
  const pairs = brought.flatMap(({ returned }) => returned.to.map((to) => ({ returned, to })));
  const addresses = [...new Set(pairs.flatMap(({ returned, to }) => writtenTo(returned, to)))];
  const ids = [...new Set(brought.flatMap(({ returned }) => mailIdOf(returned.original) ?? []))];
  // Locked before it is read, so that two who bring the same mail mark it once.
  await lock?.((await findSentMails(reader, ids, addresses)).map(({ id }) => id));
  const mails = await findSentMails(reader, ids, addresses);
  const owners = new Map((await findOwners(reader, addresses)).map((owner) => [owner.email, owner]));
  const taken = await findTaken(
    reader,
    brought.map(({ returned }) => returned.fingerprint),
  );
  const bounces = new Map<number, Bounce>();
  const reports = brought.map(({ name, returned }): ReturnedReport => {
    const { kind, subject, fingerprint } = returned;
    const to = returned.to.flatMap((one) => {
      const match = matchOf(returned, one, mails);
      const owner = writtenTo(returned, one).flatMap((address) => owners.get(address) ?? [])[0];
      // An address that only stands in the text means something where we know it.
      if (!one.sure && !match && !owner) return [];
      const mail = match?.mail;
      const isKnown = mail !== undefined && (bounces.has(mail.id) || taken.has(`${mail.id} ${fingerprint}`));
      const outcome = outcomeOf(one, match, isKnown, owner !== undefined);
      const error = one.words || ('returned' satisfies MailFault);
      if (mail && outcome === 'bounced') bounces.set(mail.id, { mail, fingerprint, error });
      const { companyId = null, companyName = null } = mail?.companyId ? mail : (owner ?? {});
      return {
        address: mail?.recipient ?? owner?.email ?? one.original ?? one.address,
        ...{ fate: one.fate, status: one.status, words: one.words, outcome },
        mail: mail
          ? { id: mail.id, kind: mail.kind, subject: mail.subject, created_at: mail.createdAt.toISOString() }
          : null,
        exhibitor: companyId === null ? null : { id: companyId, company_name: companyName ?? '' },
      };
    });
    return { name, kind, subject, to };
  });
  return { reports, bounces: [...bounces.values()] };
}

const shown = ({ reports, bounces }: { reports: ReturnedReport[]; bounces: Bounce[] }): ReturnedReports => ({
  mails: reports,
  bounced: bounces.length,
});

/**
 * Says what mails that came back are about, and changes nothing.
 * @throws AppError 422 that names each file which cannot be read
 */
export async function checkReturned(db: Database, body: ReturnedMails): Promise<ReturnedReports> {
  return shown(await judge(db.prisma, await readAll(body)));
}

/**
 * Marks the mails that bounced, as a mail server's own refusal would, with its words; what was taken over before
 * changes nothing.
 * @throws AppError 422 that names each file which cannot be read
 */
export async function takeOverReturned(
  db: Database,
  actor: Actor,
  body: ReturnedMails,
): Promise<ReturnedReports> {
  const brought = await readAll(body);
  return db.transact(async (tx) => {
    const judged = await judge(tx, brought, (ids) => lockMails(tx, ids));
    const rows = judged.bounces.map(({ mail, fingerprint, error }) => ({ id: mail.id, fingerprint, error }));
    await tx.$executeRaw(sql`
      UPDATE mail SET state = 'failed', error = r.error, returned_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id int, error text) WHERE mail.id = r.id`);
    await tx.$executeRaw(sql`
      INSERT INTO mail_return (mail_id, fingerprint)
      SELECT r.id, r.fingerprint FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id int, fingerprint text)`);
    await recordChanges(
      tx,
      actor,
      judged.bounces.map(({ mail }) => ({
        entity: 'mail',
        entityId: mail.id,
        action: 'mail-returned' as const,
        after: { recipient: mail.recipient },
      })),
    );
    return shown(judged);
  });
}
