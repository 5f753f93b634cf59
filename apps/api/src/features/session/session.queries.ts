import { administrators, type ContactRight, isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { Claims } from '../../lib/tokens.ts';
import { factorIsRequired, hasNoFactor } from '../factor/factor.queries.ts';
import { IDLE_LIMIT_MINUTES } from './session.limits.ts';

interface Row {
  id: string;
  user_id: number;
  admin_id: number | null;
  email: string;
  role: Actor['role'];
  active: boolean;
  quiet: boolean;
  may: ContactRight | null;
  factor_missing: boolean;
}

/**
 * The account of a token's session; null when the session is revoked, expired or idle, or the account may no longer
 * sign in. Records the activity at most once a minute.
 * @param routine the client's own check every 30 seconds: it does not count as activity
 */
export async function findActor(
  db: Database,
  claims: Claims,
  { ip, routine }: { ip: string; routine: boolean },
): Promise<Actor | null> {
  const [row] = await db.query<Row>(sql`
    SELECT s.id, s.user_id, s.acting_admin_id AS admin_id, u.email, u.role::text AS role,
      u.active OR c.id IS NOT NULL AS active, c.may::text AS may,
      s.last_seen_at < now() - interval '1 minute' AS quiet,
      u.role::text = ANY(${administrators}::text[]) AND s.acting_admin_id IS NULL AND s.factor_at IS NULL
        AND ${factorIsRequired} AND ${hasNoFactor(sql`u.id`)} AS factor_missing
    FROM session s
    JOIN "user" u ON u.id = s.user_id
    LEFT JOIN "user" a ON a.id = s.acting_admin_id
    LEFT JOIN contact c ON c.id = s.acting_admin_id AND c.exhibitor_id = s.user_id
    WHERE s.id = ${claims.sessionId}::uuid AND s.user_id = ${claims.userId}
      AND s.revoked_at IS NULL AND s.expires_at > now()
      AND s.last_seen_at > now() - make_interval(mins => ${IDLE_LIMIT_MINUTES})
      AND u.role <> 'NOBODY'
      AND CASE WHEN s.acting_admin_id IS NULL THEN u.active
               WHEN c.id IS NOT NULL THEN a.active AND u.closed_at IS NULL AND (u.active OR u.password_hash IS NULL)
               ELSE a.active AND a.role::text = ANY(${administrators}::text[]) END`);
  if (!row) return null;
  if (row.quiet && !routine) await touchSession(db, row.id);
  return {
    userId: row.user_id,
    email: row.email,
    role: row.role,
    active: row.active,
    sessionId: row.id,
    adminId: row.admin_id,
    ip,
    ...(row.may && { may: row.may }),
    ...(row.factor_missing && { factorMissing: true as const }),
  };
}

async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db.query(sql`UPDATE session SET last_seen_at = now() WHERE id = ${sessionId}::uuid`);
}

/** An account by its normalised e-mail. */
export const findUserByEmail = (db: Database, email: string) =>
  db.prisma.user.findUnique({ where: { email } });

/** An account with its profile, for the session's reply. */
export const findSessionUser = (db: Database, id: number) =>
  db.prisma.user.findUnique({
    where: { id },
    include: {
      exhibitor: { select: { companyName: true, contactPerson: true } },
      contact: { select: { may: true } },
    },
  });

/** The company for which a contact signs in; null for any other account. */
export const findContact = (db: Database, id: number) =>
  db.prisma.contact.findUnique({
    where: { id },
    select: {
      exhibitorId: true,
      exhibitor: { select: { user: { select: { closedAt: true, active: true, passwordHash: true } } } },
    },
  });

/** Whether an account must set up a second factor before anything else. */
export async function isFactorMissing(
  db: Database,
  { id, role }: { id: number; role: Actor['role'] },
): Promise<boolean> {
  if (!isAdministrator(role)) return false;
  const [row] = await db.query<{ missing: boolean }>(
    sql`SELECT ${factorIsRequired} AND ${hasNoFactor(sql`${id}::int`)} AS missing`,
  );
  return row?.missing ?? false;
}
