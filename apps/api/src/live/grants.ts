import type { Database } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import type { ReadClaims } from '../lib/tokens.ts';

/**
 * Records which session was allowed to join a channel with which socket. The socket may be open on another node, which
 * looks here when it joins: the signature that the client presents does not name the session.
 */
export async function writeGrant(
  db: Database,
  { socketId, channel, sessionId }: { socketId: string; channel: string; sessionId: string },
): Promise<void> {
  await db.query(sql`
    INSERT INTO live_grant (socket_id, channel, session_id)
    VALUES (${socketId}, ${channel}, ${sessionId}::uuid)
    ON CONFLICT (socket_id, channel) DO UPDATE SET session_id = excluded.session_id, created_at = now()`);
}

/** The session that was allowed to join; null when nobody was. */
export async function findGrant(db: Database, socketId: string, channel: string): Promise<ReadClaims | null> {
  const [row] = await db.query<{ id: string; user_id: number; expires_at: Date }>(sql`
    SELECT s.id, s.user_id, s.expires_at
    FROM live_grant g JOIN session s ON s.id = g.session_id
    WHERE g.socket_id = ${socketId} AND g.channel = ${channel}`);
  return row ? { sessionId: row.id, userId: row.user_id, expiresAt: row.expires_at } : null;
}
