import type pg from 'pg';
import type { Logger } from './logger.ts';
import { SequentialClient } from './sequential-client.ts';

/** Receives PostgreSQL's notifications on a connection of its own and reconnects whenever that is lost. */
export interface Listener {
  /** Calls `heard` with the payload of every notification on a channel. */
  on(channel: string, onMessage: (payload: string) => void): Promise<void>;
  /** Calls `back` after a reconnect: the notifications of the gap are lost, so the caller must look for itself. */
  onReconnect(back: () => void): void;
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2000;
/** How often the connection is tested: one whose other end has vanished reports nothing. */
const PING_MS = 10_000;
const PING_LIMIT_MS = 3000;

/** Opens the connection; it reconnects by itself until `stop`. */
export function createListener(url: string, log: Logger): Listener {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const reconnected: (() => void)[] = [];
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopped = false;
  let connectedBefore = false;

  const lose = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => undefined);
    if (stopped) return;
    log.warn(
      { event: 'listener.disconnected', err: error },
      'lost the database connection that listens for notifications',
    );
    again(FIRST_RETRY_MS);
  };

  const again = (waitMs: number) => {
    retry = setTimeout(() => connect().catch(() => again(Math.min(waitMs * 2, LAST_RETRY_MS))), waitMs);
  };

  const connect = async () => {
    const fresh = new SequentialClient({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: PING_LIMIT_MS,
      application_name: 'rebblatt-listener',
    });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ channel, payload }) => {
      for (const onMessage of handlers.get(channel) ?? []) onMessage(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of handlers.keys()) await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return void fresh.end().catch(() => undefined);
    client = fresh;
    if (connectedBefore) for (const back of reconnected) back();
    connectedBefore = true;
  };

  const ping = setInterval(() => {
    const asked = client;
    asked?.query('SELECT 1').catch((error: Error) => lose(asked, error));
  }, PING_MS);
  ping.unref();
  // Channels that are added while the first connection is being opened are listened to by that connection.
  const first = connect().catch(() => again(FIRST_RETRY_MS));

  return {
    async on(channel, onMessage) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), onMessage]);
      await first;
      const open = client;
      // A connection that is lost here listens to all channels again when it is back.
      await open
        ?.query(`LISTEN ${open.escapeIdentifier(channel)}`)
        .catch((error: Error) => lose(open, error));
    },
    onReconnect: (back) => void reconnected.push(back),
    async stop() {
      stopped = true;
      clearInterval(ping);
      if (retry) clearTimeout(retry);
      await first;
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
