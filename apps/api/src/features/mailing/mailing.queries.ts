import type { Database, Tx } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import type { Recipient } from '../../mail/letter.ts';

/** An exhibitor who can receive mails. */
export interface MailedExhibitor extends Recipient {
  companyName: string;
}

const members = (catalogId: number): Sql => sql`
  FROM catalog_membership m JOIN exhibitor e ON e.id = m.exhibitor_id JOIN "user" u ON u.id = e.id
  WHERE m.catalog_id = ${catalogId}`;

const recipientsOf = (catalogId: number): Sql => sql`
  SELECT e.id, u.email, u.language, e.company_name AS "companyName" ${members(catalogId)} AND u.active
  ORDER BY e.company_name, e.id`;

/** The exhibitors of a catalogue whose account is active, by company. */
export const findRecipients = (db: Database, catalogId: number) =>
  db.query<MailedExhibitor>(recipientsOf(catalogId));

/** The same list within a transaction. */
export const readRecipients = (tx: Tx, catalogId: number) =>
  tx.$queryRaw<MailedExhibitor[]>(recipientsOf(catalogId));

/** How many exhibitors of a catalogue have an account that is not active. */
export async function countWithoutAccount(db: Database, catalogId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*)::int AS count ${members(catalogId)} AND NOT u.active`,
  );
  return row?.count ?? 0;
}
