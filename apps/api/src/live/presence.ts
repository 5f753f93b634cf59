import { z } from 'zod';
import type { Database, Tx } from '../lib/database.ts';
import { PRESENCE_CHANNEL } from './announce.ts';

/** How many users a presence channel holds, as with Pusher. */
export const MAX_MEMBERS = 100;

/** First key of the advisory lock under which a presence channel changes; the second is made of its name. */
const LOCK = 812_001;

/** A user of another back end in a presence channel. */
export interface Member {
  userId: string;
  /** JSON. */
  userInfo: string;
}

/** That a user came or went, for all nodes. */
const note = z.object({
  event: z.enum(['added', 'removed']),
  channel: z.string(),
  userId: z.string(),
  userInfo: z.string(),
  /** The number of the transaction: it grows with every change of a channel. */
  at: z.string().transform(BigInt),
});
export type PresenceNote = z.output<typeof note>;

/** Reads what {@link PRESENCE_CHANNEL} carries. */
export const readNote = (payload: string): PresenceNote => note.parse(JSON.parse(payload));

/**
 * Makes the changes of a channel follow each other, over all nodes. The transaction gets its number only after it has
 * waited, and its notification leaves with its commit: numbers and notifications are in the order of the changes.
 * @returns the number
 */
async function lockChannel(tx: Tx, channel: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, hashtext(${channel}))`;
  const [row] = await tx.$queryRaw<{ at: string }[]>`SELECT pg_current_xact_id()::text AS at`;
  return row?.at ?? '0';
}

async function announce(tx: Tx, announced: Omit<PresenceNote, 'at'> & { at: string }): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${PRESENCE_CHANNEL}, ${JSON.stringify(announced)})`;
}

/**
 * Writes that a socket joined a presence channel, and tells all nodes if its user was not there yet.
 * @returns everybody who is there now, in the order in which they came, or `full`
 */
export function enter(
  db: Database,
  {
    nodeId,
    channel,
    socketId,
    member,
  }: { nodeId: string; channel: string; socketId: string; member: Member },
): Promise<{ at: bigint; members: Member[] } | 'full'> {
  const { userId, userInfo } = member;
  return db.transact(async (tx) => {
    const at = await lockChannel(tx, channel);
    const there = await tx.$queryRaw<Member[]>`
      SELECT user_id AS "userId", (array_agg(user_info ORDER BY joined_at))[1] AS "userInfo"
      FROM live_member WHERE channel = ${channel} GROUP BY user_id ORDER BY min(joined_at), user_id`;
    const known = there.some((other) => other.userId === userId);
    if (!known && there.length >= MAX_MEMBERS) return 'full';
    await tx.$executeRaw`
      INSERT INTO live_member (channel, socket_id, node_id, user_id, user_info)
      VALUES (${channel}, ${socketId}, ${nodeId}::uuid, ${userId}, ${userInfo})`;
    if (!known) await announce(tx, { event: 'added', channel, userId, userInfo, at });
    return { at: BigInt(at), members: known ? there : [...there, member] };
  });
}

/** Writes that a socket left a presence channel, and tells all nodes if its user is there with no other socket. */
export function leave(db: Database, channel: string, socketId: string): Promise<void> {
  return db.transact(async (tx) => {
    const at = await lockChannel(tx, channel);
    const [gone] = await tx.$queryRaw<{ userId: string; stays: boolean }[]>`
      DELETE FROM live_member m WHERE channel = ${channel} AND socket_id = ${socketId}
      RETURNING user_id AS "userId", EXISTS (
        SELECT FROM live_member o
        WHERE o.channel = m.channel AND o.user_id = m.user_id AND o.socket_id <> m.socket_id) AS stays`;
    if (gone && !gone.stays)
      await announce(tx, { event: 'removed', channel, userId: gone.userId, userInfo: '{}', at });
  });
}
