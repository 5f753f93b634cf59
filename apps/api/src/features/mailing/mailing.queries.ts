import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import { daysLeft, lastDayOf, lateOnes } from '../catalog/catalog.rules.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';
import type { MailedExhibitor } from './mailing.rules.ts';

/** To whom a message is addressed, as a condition on the exhibitor `e`. */
type Addressed = Sql;

/** The exhibitors of a catalogue, in whatever state it is; without one all of the fair. */
export const anybodyIn = (catalog: CatalogWithDays | null): Addressed =>
  catalog
    ? sql`EXISTS (SELECT FROM catalog_membership m WHERE m.catalog_id = ${catalog.id} AND m.exhibitor_id = e.id)`
    : sql`true`;

/** The exhibitors of a catalogue; after its end only those who may go on, of whom some owe a request and are no members. */
export function addressedIn(catalog: CatalogWithDays, clock: Clock): Addressed {
  const late = lateOnes(catalog, todayInZurich(clock));
  return late ? sql`e.id = ANY(${late}::int[])` : anybodyIn(catalog);
}

type Reader = Pick<Tx, '$queryRaw'>;

/**
 * The addressed exhibitors whose account is active, by company.
 * @param catalog that their stands and days are of; null for none
 */
export async function findRecipients(
  reader: Reader,
  clock: Clock,
  addressed: Addressed,
  catalog: CatalogWithDays | null,
): Promise<MailedExhibitor[]> {
  const rows = await reader.$queryRaw<Omit<MailedExhibitor, 'daysLeft'>[]>(sql`
    SELECT e.id, u.email, u.language, e.company_name AS "companyName", e.contact_person AS "contactPerson",
      ARRAY(SELECT s.stand FROM catalog_stand c JOIN stand s ON s.id = c.stand_id
        WHERE c.catalog_id = ${catalog?.id ?? 0} AND c.exhibitor_id = e.id ORDER BY s.stand) AS stands
    FROM exhibitor e JOIN "user" u ON u.id = e.id WHERE ${addressed} AND u.active
    ORDER BY e.company_name, e.id`);
  const today = todayInZurich(clock);
  return rows.map((row) => ({
    ...row,
    daysLeft: catalog && daysLeft(today, lastDayOf(catalog, row.id)),
  }));
}

/** How many of the addressed exhibitors have an account that is not active. */
export async function countWithoutAccount(reader: Reader, addressed: Addressed): Promise<number> {
  const [row] = await reader.$queryRaw<{ count: number }[]>(sql`
    SELECT count(*)::int AS count FROM exhibitor e JOIN "user" u ON u.id = e.id
    WHERE ${addressed} AND NOT u.active`);
  return row?.count ?? 0;
}
