import {
  DASHBOARD_PREFIX,
  LOG_EVENT,
  type LogMessage,
  logChannel,
  STATISTICS_CHANNEL,
  STATISTICS_EVENT,
  type StatisticsMessage,
} from '@rebblatt/contracts';
import type { Context } from '../context.ts';
import type { Database } from '../lib/database.ts';
import type { Listener } from '../lib/listener.ts';
import { sql } from '../lib/sql.ts';
import { LOG_CHANNEL, WATCHED_CHANNEL } from './announce.ts';
import type { PusherTransport } from './pusher/pusher.ts';
import { findStatistics, writeStatistics } from './statistics.ts';

/** Entries of the log that leave together. */
const GATHER_MS = 200;
/** Of so many at once the rest is not told: nobody reads faster. */
const MAX_AT_ONCE = 50;
/** PostgreSQL carries 8 kB in a notification; longer data is left out. */
const MAX_ENTRY_BYTES = 7500;

const entryText = (entry: LogMessage): string => {
  const text = JSON.stringify(entry);
  if (Buffer.byteLength(text) <= MAX_ENTRY_BYTES) return text;
  const { data: _, ...rest } = entry;
  return JSON.stringify(rest);
};

/** Whether any node has a dashboard open. */
async function isWatched(db: Database): Promise<boolean> {
  const rows = await db.query(
    sql`SELECT FROM live_channel WHERE starts_with(channel, ${DASHBOARD_PREFIX}) LIMIT 1`,
  );
  return rows.length > 0;
}

interface WatchedTools {
  nodeId: string;
  listener: Listener;
  pusher: Pick<PusherTransport, 'relay' | 'count'>;
  statisticsMs: number;
}

/**
 * Stores the statistics of this node, and sends to the open dashboards of all nodes what happens here. While none is
 * open nothing is sent.
 * @returns ends it
 */
export async function startWatched(
  { db, log, env, monitor }: Pick<Context, 'db' | 'log' | 'env' | 'monitor'>,
  { nodeId, listener, pusher, statisticsMs }: WatchedTools,
): Promise<() => Promise<void>> {
  const warn = (text: string) => (err: unknown) => log.warn({ event: 'live.not-watched', err }, text);
  const waiting: string[] = [];

  const tell = () => {
    if (waiting.length === 0) return;
    db.query(
      sql`SELECT pg_notify(${LOG_CHANNEL}, entry) FROM unnest(${waiting.splice(0)}::text[]) AS t (entry)`,
    ).catch(warn('entries of the live log could not be told'));
  };
  const gather = (entry: LogMessage) => {
    if (waiting.length < MAX_AT_ONCE) waiting.push(entryText(entry));
  };
  let looking = Promise.resolve();
  // One look after the other: an older answer must not come last.
  const look = () => {
    looking = looking
      .then(async () => monitor.listen((await isWatched(db)) ? gather : null))
      .catch(warn('open dashboards could not be looked for'));
    return looking;
  };

  await listener.on(WATCHED_CHANNEL, () => void look());
  listener.onReconnect(() => void look());
  await listener.on(LOG_CHANNEL, (text) => {
    const { type } = JSON.parse(text) as LogMessage;
    pusher.relay({ name: LOG_EVENT, data: text, channels: [logChannel(type)] });
  });

  const tellStatistics = async () => {
    if (pusher.count(STATISTICS_CHANNEL) === 0) return;
    const [now] = await findStatistics(db, 1);
    if (!now) return;
    const message: StatisticsMessage = {
      time: now.minute.toISOString(),
      app_id: env.LIVE_APP_ID,
      peak_connection_count: now.peak,
      websocket_message_count: now.messages,
      api_message_count: now.apiMessages,
    };
    pusher.relay({ name: STATISTICS_EVENT, data: JSON.stringify(message), channels: [STATISTICS_CHANNEL] });
  };
  const store = async () => {
    const counted = monitor.take();
    try {
      await writeStatistics(db, nodeId, counted);
    } catch (error) {
      monitor.giveBack(counted);
      throw error;
    }
    await tellStatistics();
    // A node that was killed announces nothing when its dashboards are gone.
    await look();
  };
  // Not a timer of each entry: it would run inside the call that the entry tells of, and with its transaction.
  const telling = setInterval(tell, GATHER_MS);
  let last = Promise.resolve();
  const statistics = setInterval(() => {
    last = store().catch(warn('the statistics of the live channel could not be stored'));
  }, statisticsMs);
  await look();
  return async () => {
    clearInterval(statistics);
    clearInterval(telling);
    await last;
    await store().catch(() => undefined);
    monitor.listen(null);
  };
}

/** Says to all nodes, once it is stored, that a dashboard was opened or closed. */
export async function announceWatched(db: Database): Promise<void> {
  await db.query(sql`SELECT pg_notify(${WATCHED_CHANNEL}, '')`);
}
