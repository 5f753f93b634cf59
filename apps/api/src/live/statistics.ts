import { type LiveStatistics, STATISTICS_MINUTES } from '@rebblatt/contracts';
import type { Database } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import type { Counted } from './monitor.ts';

interface Minute {
  minute: Date;
  peak: number;
  messages: number;
  apiMessages: number;
}

/** Adds what this node has counted to the minute that it is now. */
export async function writeStatistics(
  db: Database,
  nodeId: string,
  { peak, messages, apiMessages }: Counted,
): Promise<void> {
  await db.query(sql`
    INSERT INTO live_statistic AS known (minute, node_id, peak_connections, messages, api_messages)
    VALUES (date_trunc('minute', now()), ${nodeId}::uuid, ${peak}, ${messages}, ${apiMessages})
    ON CONFLICT (minute, node_id) DO UPDATE SET
      peak_connections = greatest(known.peak_connections, excluded.peak_connections),
      messages = known.messages + excluded.messages,
      api_messages = known.api_messages + excluded.api_messages`);
}

/**
 * The last minutes of all nodes together, oldest first. The nodes' peaks are added up: they need not have been at the
 * same moment, so that the sum is the most that it can have been.
 */
export async function findStatistics(db: Database, minutes: number): Promise<Minute[]> {
  const rows = await db.query<Minute>(sql`
    SELECT minute, sum(peak_connections)::int AS peak, sum(messages)::int AS messages,
      sum(api_messages)::int AS "apiMessages"
    FROM live_statistic GROUP BY minute ORDER BY minute DESC LIMIT ${minutes}`);
  return rows.reverse();
}

/** The statistics as the dashboard reads them. */
export async function showStatistics(db: Database): Promise<LiveStatistics> {
  const rows = await findStatistics(db, STATISTICS_MINUTES);
  const x = rows.map(({ minute }) => minute.toISOString());
  return {
    peak_connections: { x, y: rows.map(({ peak }) => peak) },
    websocket_message_count: { x, y: rows.map(({ messages }) => messages) },
    api_message_count: { x, y: rows.map(({ apiMessages }) => apiMessages) },
  };
}
