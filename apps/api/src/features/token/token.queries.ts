import { administrators, type TokenResource, type TokenScope } from '@rebblatt/contracts';
import { TOKEN_WINDOW_SECONDS } from '../../http/token-rights.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { factorIsRequired, hasNoFactor } from '../factor/factor.queries.ts';

/** A token as the database returns it. */
export interface TokenRow {
  id: number;
  name: string;
  scope: TokenScope;
  resources: TokenResource[];
  expires_on: string;
  owner: string;
  created_at: Date;
  last_used: Date | null;
  revoked_at: Date | null;
}

const columns = sql`
  t.id, t.name, t.scope::text AS scope, t.resources, t.expires_on::text AS expires_on, coalesce(u.name, u.email) AS owner,
  t.created_at, t.last_used_at AS last_used, t.revoked_at
  FROM api_token t JOIN "user" u ON u.id = t.user_id`;

/** All tokens, the newest first; those that were revoked a month ago are no longer listed. */
export const listTokens = (db: Database): Promise<TokenRow[]> =>
  db.query<TokenRow>(sql`
    SELECT ${columns} WHERE t.revoked_at IS NULL OR t.revoked_at > now() - interval '30 days' ORDER BY t.id DESC`);

/** One token. */
export async function findToken(db: Database, id: number): Promise<TokenRow | null> {
  const [row] = await db.query<TokenRow>(sql`SELECT ${columns} WHERE t.id = ${id}`);
  return row ?? null;
}

/** Locks a token that is not revoked yet. */
export async function lockToken(tx: Tx, id: number): Promise<{ id: number; name: string } | null> {
  const [row] = await tx.$queryRaw<{ id: number; name: string }[]>(sql`
    SELECT id, name FROM api_token WHERE id = ${id} AND revoked_at IS NULL FOR UPDATE`);
  return row ?? null;
}

interface UseRow {
  id: number;
  name: string;
  scope: TokenScope;
  resources: TokenResource[];
  user_id: number;
  email: string;
  role: Actor['role'];
  factor_missing: boolean;
  quiet: boolean;
  calls: number;
  seconds: number;
}

/** Today, in the time of the fair. */
const today = sql`(now() AT TIME ZONE 'Europe/Zurich')::date`;

/**
 * The account of a token's hash, and in the same statement its call counted; null when the token is unknown, revoked or
 * expired, or its owner no longer an administrator.
 */
export async function findActorOfToken(db: Database, hash: string, ip: string): Promise<Actor | null> {
  const [row] = await db.query<UseRow>(sql`
    WITH used AS (
      SELECT t.id, t.name, t.scope::text AS scope, t.resources, t.user_id, u.email, u.role::text AS role,
        ${factorIsRequired} AND ${hasNoFactor(sql`u.id`)} AS factor_missing,
        coalesce(t.last_used_at < now() - interval '1 minute', true) AS quiet
      FROM api_token t JOIN "user" u ON u.id = t.user_id
      WHERE t.token_hash = ${hash} AND t.revoked_at IS NULL AND t.expires_on >= ${today}
        AND u.active AND u.role::text = ANY(${administrators}::text[])),
    counted AS (
      INSERT INTO throttle AS h (key, hits, window_ends_at)
      SELECT 'token:' || id, 1, now() + make_interval(secs => ${TOKEN_WINDOW_SECONDS}) FROM used
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN h.window_ends_at <= now() THEN 1 ELSE h.hits + 1 END,
        window_ends_at = CASE WHEN h.window_ends_at <= now() THEN excluded.window_ends_at ELSE h.window_ends_at END
      RETURNING hits, greatest(1, ceil(extract(epoch FROM window_ends_at - now())))::int AS seconds)
    SELECT used.*, counted.hits AS calls, counted.seconds FROM used, counted`);
  if (!row) return null;
  const { id, name, scope, resources, calls, seconds } = row;
  if (row.quiet) await db.query(sql`UPDATE api_token SET last_used_at = now() WHERE id = ${id}`);
  return {
    userId: row.user_id,
    email: row.email,
    role: row.role,
    active: true,
    // A program has no session; what needs one is closed to it.
    sessionId: '',
    adminId: null,
    ip,
    token: { id, name, scope, resources, calls, seconds },
    ...(row.factor_missing && { factorMissing: true as const }),
  };
}
