import { isDashboardChannel } from '@rebblatt/contracts';
import type { Database } from '../lib/database.ts';
import type { Logger } from '../lib/logger.ts';
import { type Sql, sql } from '../lib/sql.ts';
import { announceWatched } from './watched.ts';

/** Many sockets that join at the same time are written together. */
const GATHER_MS = 100;
/** After a failed write. */
const AGAIN_MS = 2000;
const CHANNELS_AT_ONCE = 1000;
/** The longest list of channels that is told. */
const MAX_LISTED = 10_000;

/** Stores how many sockets of this node have joined which channel, a moment after it has changed. */
export interface Occupancy {
  changed(channel: string): void;
  stop(): void;
}

/** @param count how many sockets of this node have joined a channel now */
export function createOccupancy(
  { db, log }: { db: Database; log: Logger },
  nodeId: string,
  count: (channel: string) => number,
): Occupancy {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function write(channels: string[]) {
    const counts = channels.map((channel) => ({ channel, sockets: count(channel) }));
    const joined = counts.filter(({ sockets }) => sockets > 0);
    const left = counts.filter(({ sockets }) => sockets === 0).map(({ channel }) => channel);
    if (joined.length)
      await db.query(sql`
        INSERT INTO live_channel (channel, node_id, sockets)
        SELECT channel, ${nodeId}::uuid, sockets
        FROM unnest(${joined.map(({ channel }) => channel)}::text[], ${joined.map(({ sockets }) => sockets)}::int[])
          AS t (channel, sockets)
        ON CONFLICT (channel, node_id) DO UPDATE SET sockets = excluded.sockets`);
    if (left.length)
      await db.query(
        sql`DELETE FROM live_channel WHERE node_id = ${nodeId}::uuid AND channel = ANY(${left}::text[])`,
      );
    if (channels.some(isDashboardChannel)) await announceWatched(db);
  }

  async function writeWaiting() {
    const channels = [...waiting].slice(0, CHANNELS_AT_ONCE);
    for (const channel of channels) waiting.delete(channel);
    try {
      await write(channels);
      plan(GATHER_MS);
    } catch (error) {
      for (const channel of channels) waiting.add(channel);
      log.warn({ event: 'live.not-counted', err: error }, 'the sockets of a channel could not be stored');
      plan(AGAIN_MS);
    }
  }

  function plan(ms: number) {
    timer = waiting.size > 0 && !stopped ? setTimeout(() => void writeWaiting(), ms) : undefined;
  }

  return {
    changed(channel) {
      waiting.add(channel);
      if (!timer) plan(GATHER_MS);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** A channel that somebody has joined, over all nodes. */
export interface OccupiedChannel {
  channel: string;
  sockets: number;
  /** Different users; 0 where it is no presence channel. */
  users: number;
}

/** The occupied channels in the order of their names. */
export function findOccupied(
  db: Database,
  asked: { prefix: string } | { channel: string },
): Promise<OccupiedChannel[]> {
  const which: Sql =
    'channel' in asked ? sql`c.channel = ${asked.channel}` : sql`starts_with(c.channel, ${asked.prefix})`;
  return db.query<OccupiedChannel>(sql`
    SELECT c.channel, sum(c.sockets)::int AS sockets,
      (SELECT count(DISTINCT m.user_id)::int FROM live_member m WHERE m.channel = c.channel) AS users
    FROM live_channel c WHERE ${which}
    GROUP BY c.channel ORDER BY c.channel LIMIT ${MAX_LISTED}`);
}

/** The ids of the users in a presence channel, over all nodes. */
export async function findUsers(db: Database, channel: string): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(
    sql`SELECT user_id FROM live_member WHERE channel = ${channel} GROUP BY user_id ORDER BY min(joined_at), user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}
