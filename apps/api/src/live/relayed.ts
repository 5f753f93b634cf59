import { isDashboardChannel, liveMessages, type RelayedEvent, relayedEvent } from '@rebblatt/contracts';
import { z } from 'zod';
import type { Database } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import { RELAY_CHANNEL } from './announce.ts';
import { statusOwnerOf } from './channel.ts';

/** What the product itself sends must come from the product: its clients rely on the form of it. */
export const isOurs = ({ name, channels }: RelayedEvent): boolean =>
  channels.some(isDashboardChannel) ||
  (Object.keys(liveMessages).some((event) => name === event || name.endsWith(`\\${event}`)) &&
    channels.some((channel) => statusOwnerOf(channel) !== null));

/**
 * Stores the events of one signed call and notifies all nodes when they are stored.
 * @returns false when a call with this signature was made before
 */
export function writeRelayed(db: Database, signature: string, events: RelayedEvent[]): Promise<boolean> {
  return db.transact(async (tx) => {
    const written = await tx.$executeRaw`
      INSERT INTO relayed_events (signature, events) VALUES (${signature}, ${JSON.stringify(events)}::jsonb)
      ON CONFLICT DO NOTHING`;
    if (written) await tx.$executeRaw`SELECT pg_notify(${RELAY_CHANNEL}, ${signature})`;
    return written > 0;
  });
}

/** The events of a call. */
export async function findRelayed(db: Database, signature: string): Promise<RelayedEvent[]> {
  const [row] = await db.query<{ events: unknown }>(
    sql`SELECT events FROM relayed_events WHERE signature = ${signature}`,
  );
  return z.array(relayedEvent).parse(row?.events ?? []);
}
