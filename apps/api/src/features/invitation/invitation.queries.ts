import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { hashOfKey } from '../../lib/tokens.ts';

/** What became of the invitations of the exhibitor `e`, as a column; null when none was sent. */
export const invitationOf = sql`(
  SELECT json_build_object('sent_at', max(i.sent_at), 'expires_at', max(i.expires_at),
    'opened_at', max(i.opened_at), 'accepted_at', max(i.accepted_at))
  FROM invitation i WHERE i.user_id = e.id HAVING count(*) > 0)`;

/**
 * Why the newest mail to the present address of the exhibitor `e` with the account `u` did not arrive, as a column. One that
 * came back counts until another is sent after that was known: those on their way meanwhile may come back as well.
 */
export const bounceOf = sql`(
  SELECT json_build_object('at', m.created_at, 'error', coalesce(m.error, ''))
  FROM mail m WHERE m.user_id = e.id AND m.recipient = u.email AND m.state = 'failed' AND NOT EXISTS (
    SELECT FROM mail n WHERE n.user_id = e.id AND n.recipient = u.email AND n.state = 'sent' AND n.id > m.id
      AND (m.returned_at IS NULL OR coalesce(n.sent_at, n.created_at) > m.returned_at))
  ORDER BY m.id DESC LIMIT 1)`;

/** Who is to be invited, with the account's address and language: a company, or a contact of one. */
export interface Invitee {
  id: number;
  /** The company, which is the account itself or the one for which the contact acts. */
  companyId: number;
  email: string;
  language: 'de' | 'fr' | 'en' | null;
  companyName: string;
}

/**
 * The exhibitors of these that have no password yet, locked in one order so that two calls at once do not wait for each
 * other in a circle.
 * @param since those invited after this moment are left out; null for none
 */
export async function lockInvitees(tx: Tx, ids: number[], since: Date | null): Promise<Invitee[]> {
  // A statement of its own: only the next one sees what somebody else sent while this one waited.
  await tx.$queryRaw(sql`SELECT id FROM "user" WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
  return tx.$queryRaw<Invitee[]>(sql`
    SELECT u.id, e.id AS "companyId", u.email, u.language, e.company_name AS "companyName"
    FROM "user" u LEFT JOIN contact c ON c.id = u.id JOIN exhibitor e ON e.id = coalesce(c.exhibitor_id, u.id)
    WHERE u.id = ANY(${ids}::int[]) AND u.password_hash IS NULL AND u.closed_at IS NULL
      AND (${since}::timestamptz IS NULL
        OR NOT EXISTS (SELECT FROM invitation i WHERE i.user_id = u.id AND i.sent_at > ${since}::timestamptz))
    ORDER BY u.id`);
}

/** The catalogue that an exhibitor is invited to, and its last day for them. */
export interface InvitedTo {
  name: string;
  /** YYYY-MM-DD */
  until: string;
  /** Whether its order of last time is proposed, and nobody has answered; only while it can be confirmed. */
  proposed: boolean;
}

/**
 * The catalogue in work for each of these exhibitors: one to which they belong, or have a proposal for, before any other, then the one that ends
 * first. Those for whom there is none are not in the map.
 */
export async function findInvitedTo(
  tx: Pick<Tx, '$queryRaw'>,
  clock: Clock,
  ids: number[],
): Promise<Map<number, InvitedTo>> {
  const rows = await tx.$queryRaw<(InvitedTo & { id: number })[]>(sql`
    SELECT DISTINCT ON (one.id) one.id, c.name, to_char(greatest(c."to", d.until), 'YYYY-MM-DD') AS until,
      c."from" <= ${todayInZurich(clock)}::date AND o.exhibitor_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM catalog_request r WHERE r.catalog_id = c.id AND r.exhibitor_id = one.id) AS proposed
    FROM unnest(${ids}::int[]) AS one (id)
    CROSS JOIN catalog c
    LEFT JOIN later_deadline d ON d.catalog_id = c.id AND d.exhibitor_id = one.id
    LEFT JOIN catalog_membership m ON m.catalog_id = c.id AND m.exhibitor_id = one.id
    LEFT JOIN order_proposal o ON o.catalog_id = c.id AND o.exhibitor_id = one.id
    WHERE greatest(c."to", d.until) >= ${todayInZurich(clock)}::date
    ORDER BY one.id, coalesce(m.exhibitor_id, o.exhibitor_id) NULLS LAST, greatest(c."to", d.until), c.id`);
  return new Map(rows.map(({ id, ...invitedTo }) => [id, invitedTo]));
}

/** The invitation of a key with its account; null for a key that belongs to none. */
export const findInvitation = (reader: Pick<Tx, 'invitation'>, token: string) =>
  reader.invitation.findUnique({
    where: { tokenHash: hashOfKey(token) },
    include: {
      user: {
        include: {
          exhibitor: { select: { companyName: true } },
          contact: { select: { exhibitorId: true, exhibitor: { select: { companyName: true } } } },
        },
      },
    },
  });
