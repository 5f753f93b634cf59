import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import type { Recipient } from '../../mail/letter.ts';
import { lateOnes } from '../catalog/catalog.rules.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';

/** An exhibitor who can receive mails. */
export interface MailedExhibitor extends Recipient {
  companyName: string;
}

/** To whom a message about a catalogue is addressed, as a condition on the exhibitor `e`. */
type Addressed = Sql;

/** The exhibitors of a catalogue; after its end only those who may go on, of whom some owe a request and are no members. */
export function addressedIn(catalog: CatalogWithDays, clock: Clock): Addressed {
  const late = lateOnes(catalog, todayInZurich(clock));
  return late
    ? sql`e.id = ANY(${late}::int[])`
    : sql`EXISTS (SELECT FROM catalog_membership m WHERE m.catalog_id = ${catalog.id} AND m.exhibitor_id = e.id)`;
}

const recipientsOf = (addressed: Addressed): Sql => sql`
  SELECT e.id, u.email, u.language, e.company_name AS "companyName"
  FROM exhibitor e JOIN "user" u ON u.id = e.id WHERE ${addressed} AND u.active
  ORDER BY e.company_name, e.id`;

/** The addressed exhibitors whose account is active, by company. */
export const findRecipients = (db: Database, addressed: Addressed) =>
  db.query<MailedExhibitor>(recipientsOf(addressed));

/** The same list within a transaction. */
export const readRecipients = (tx: Tx, addressed: Addressed) =>
  tx.$queryRaw<MailedExhibitor[]>(recipientsOf(addressed));

/** How many of the addressed exhibitors have an account that is not active. */
export async function countWithoutAccount(db: Database, addressed: Addressed): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM exhibitor e JOIN "user" u ON u.id = e.id
    WHERE ${addressed} AND NOT u.active`);
  return row?.count ?? 0;
}
