import {
  type LiveAppRow,
  LOG_EVENT,
  type LogMessage,
  logChannel,
  logTypes,
  STATISTICS_CHANNEL,
  STATISTICS_EVENT,
  type StatisticsMessage,
} from '@rebblatt/contracts';
import { later } from '../../../lib/later.ts';
import { sessionStore } from '../../../lib/session.ts';

const library = later(() => import('pusher-js'));

/** The node has as many clients as it serves. */
const OVER_CAPACITY = 4100;

/** Why there is no connection. */
export type Trouble = 'full' | 'refused' | 'unavailable';

/** What a connection tells. */
export interface Listeners {
  state: (state: 'connecting' | 'connected' | 'disconnected') => void;
  /** What is wrong, or null when nothing is any more. */
  trouble: (trouble: Trouble | null) => void;
  entry: (entry: LogMessage) => void;
  statistics: (minute: StatisticsMessage) => void;
}

/** An error in the forms in which the library passes it on. */
interface Failure {
  error?: { data?: { code?: number } };
  data?: { code?: number };
}

/**
 * Opens the live channel as any client of the Pusher protocol does, and joins the channels of the dashboard. The library
 * is fetched with the first connection.
 * @returns closes it
 */
export async function openConnection(
  app: LiveAppRow,
  port: number,
  listeners: Listeners,
): Promise<() => void> {
  const { default: loaded } = await library.fetch();
  // Its types describe a default export, but its file is the class itself.
  const Pusher = loaded as unknown as typeof loaded.default;
  const encrypted = location.protocol === 'https:';
  const pusher = new Pusher(app.key, {
    cluster: '',
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: encrypted,
    enableStats: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/api/websockets/auth',
      headers: {
        Authorization: `Bearer ${sessionStore.get()?.access_token ?? ''}`,
        'X-App-ID': app.id,
      },
    },
  });
  const end = (trouble: Trouble) => {
    listeners.trouble(trouble);
    pusher.disconnect();
  };
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') listeners.trouble(null);
    if (current === 'unavailable') listeners.trouble('unavailable');
    listeners.state(current === 'connected' || current === 'disconnected' ? current : 'connecting');
  });
  pusher.connection.bind('error', (failure: Failure) => {
    const code = failure.error?.data?.code ?? failure.data?.code ?? 0;
    if (code === OVER_CAPACITY) end('full');
    // With these the protocol tells a client to stay away.
    else if (code >= 4000 && code < OVER_CAPACITY) end('refused');
  });
  const join = <Message>(channel: string, event: string, hear: (message: Message) => void) =>
    pusher
      .subscribe(channel)
      .bind(event, hear)
      .bind('pusher:subscription_error', () => end('refused'));
  for (const type of logTypes) join(logChannel(type), LOG_EVENT, listeners.entry);
  join(STATISTICS_CHANNEL, STATISTICS_EVENT, listeners.statistics);
  return () => pusher.disconnect();
}
