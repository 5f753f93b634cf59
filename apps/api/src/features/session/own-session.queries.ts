import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { IDLE_LIMIT_MINUTES } from './session.limits.ts';

/** An open session as the database returns it. */
export interface SessionRow {
  id: string;
  ip: string | null;
  user_agent: string | null;
  since: Date;
  last_seen: Date;
  on_behalf_of: string | null;
}

/** The condition for the sessions of an account: its own, and those in which it acts for a company. */
const isOf = (accountId: number) => sql`
  ((s.user_id = ${accountId} AND s.acting_admin_id IS NULL) OR s.acting_admin_id = ${accountId})
  AND s.revoked_at IS NULL AND s.expires_at > now()
  AND s.last_seen_at > now() - make_interval(mins => ${IDLE_LIMIT_MINUTES})`;

/** The open sessions of an account, the one used last first. */
export const findOpenSessions = (db: Database, accountId: number): Promise<SessionRow[]> =>
  db.query<SessionRow>(sql`
    SELECT s.id, s.ip, s.user_agent, s.created_at AS since, s.last_seen_at AS last_seen,
      CASE WHEN c.id IS NULL AND s.acting_admin_id IS NOT NULL THEN e.company_name END AS on_behalf_of
    FROM session s
    LEFT JOIN exhibitor e ON e.id = s.user_id
    LEFT JOIN contact c ON c.id = s.acting_admin_id
    WHERE ${isOf(accountId)}
    ORDER BY s.last_seen_at DESC, s.id`);

/** Locks one open session of an account. @returns whose live connections it holds, or null when there is no such session */
export async function lockOpenSession(
  tx: Tx,
  accountId: number,
  id: string,
): Promise<{ user_id: number } | null> {
  const [row] = await tx.$queryRaw<{ user_id: number }[]>(sql`
    SELECT s.user_id FROM session s WHERE s.id::text = ${id} AND ${isOf(accountId)} FOR UPDATE`);
  return row ?? null;
}

/** How many sessions of an account are open besides one. */
export async function countOpenSessions(tx: Tx, accountId: number, but: string | null): Promise<number> {
  const [row] = await tx.$queryRaw<{ n: number }[]>(sql`
    SELECT count(*)::int AS n FROM session s WHERE ${isOf(accountId)} AND s.id::text IS DISTINCT FROM ${but}`);
  return row?.n ?? 0;
}
