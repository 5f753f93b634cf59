import type { Tx } from '../../lib/database.ts';
import type { MailState } from '../../lib/generated/prisma/enums.ts';
import { sql } from '../../lib/sql.ts';

type Reader = Pick<Tx, '$queryRaw'>;

/** A mail that may be the one which came back. */
export interface SentMail {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  state: MailState;
  createdAt: Date;
  sentAt: Date | null;
  companyId: number | null;
  companyName: string | null;
}

/** How many mails to one address are looked at, the newest. */
const MAILS_EACH = 50;

/** The mails with these ids and the newest ones to these addresses, the newest first. */
export const findSentMails = (reader: Reader, ids: number[], addresses: string[]): Promise<SentMail[]> =>
  reader.$queryRaw<SentMail[]>(sql`
    WITH ranked AS (
      SELECT id, row_number() OVER (PARTITION BY recipient ORDER BY id DESC) AS n
      FROM mail WHERE recipient = ANY(${addresses}::text[])),
    hit AS (SELECT id FROM ranked WHERE n <= ${MAILS_EACH} UNION SELECT unnest(${ids}::int[]))
    SELECT m.id, m.kind, m.recipient, m.subject, m.state, m.created_at AS "createdAt", m.sent_at AS "sentAt",
      e.id AS "companyId", e.company_name AS "companyName"
    FROM hit JOIN mail m ON m.id = hit.id
    LEFT JOIN contact c ON c.id = m.user_id
    LEFT JOIN exhibitor e ON e.id = coalesce(c.exhibitor_id, m.user_id)
    ORDER BY m.id DESC`);

/** An account with an address: a company, a contact of one, or an administrator, who has none. */
export interface AddressOwner {
  email: string;
  companyId: number | null;
  companyName: string | null;
}

/** The accounts with these addresses. */
export const findOwners = (reader: Reader, addresses: string[]): Promise<AddressOwner[]> =>
  reader.$queryRaw<AddressOwner[]>(sql`
    SELECT u.email, e.id AS "companyId", e.company_name AS "companyName"
    FROM "user" u LEFT JOIN contact c ON c.id = u.id
    LEFT JOIN exhibitor e ON e.id = coalesce(c.exhibitor_id, u.id)
    WHERE u.email = ANY(${addresses}::text[])`);

/** Locks mails in one order until the transaction ends. */
export async function lockMails(tx: Tx, ids: number[]): Promise<void> {
  await tx.$queryRaw(sql`SELECT id FROM mail WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
}

/** Which of these reports were taken over before, as `mail fingerprint`. */
export async function findTaken(reader: Reader, fingerprints: string[]): Promise<Set<string>> {
  const rows = await reader.$queryRaw<{ mail_id: number; fingerprint: string }[]>(sql`
    SELECT mail_id, fingerprint FROM mail_return WHERE fingerprint = ANY(${fingerprints}::text[])`);
  return new Set(rows.map((row) => `${row.mail_id} ${row.fingerprint}`));
}
