import type { LiveEvent, LiveMessage } from '@rebblatt/contracts';
import Echo from 'laravel-echo';
import { io, type Socket } from 'socket.io-client';
import { tellConnected } from './connection.ts';
import { sessionStore } from './session.ts';

/** Listens on a private channel until the returned function is called. */
export type Listener = {
  channel: string;
  /** The handlers of the events. The server validates every message against its contract before sending. */
  hear: { [Event in LiveEvent]: (data: LiveMessage<Event>) => void };
  /** Called after every reconnect: what was sent meanwhile has to be requested. */
  onMissed: () => void;
};

/** After a disconnect by the server the client does not reconnect automatically; it retries after this. */
const RECONNECT_MS = 2000;

/** Opens the live connection of the current session for one listener. */
export function listen({ channel, hear, onMissed }: Listener): () => void {
  const headers = { Authorization: `Bearer ${sessionStore.get()?.access_token ?? ''}` };
  let socket: Socket | undefined;
  const echo = new Echo({
    broadcaster: 'socket.io',
    client: (host: string, options: object) => {
      socket = io(host, options);
      return socket;
    },
    host: location.origin,
    transports: ['websocket'],
    // A fresh object each time: the library's default one is shared and would keep the last user's token.
    auth: { headers },
    withoutInterceptors: true,
  });
  let connections = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket?.on('connect', () => {
    connections += 1;
    if (connections === 1) return;
    // The library joins again only after its own reconnects; joining twice is harmless.
    socket?.emit('subscribe', { channel: `private-${channel}`, auth: { headers } });
    tellConnected();
    onMissed();
  });
  socket?.on('disconnect', (reason: string) => {
    if (reason === 'io server disconnect') timer = setTimeout(() => socket?.connect(), RECONNECT_MS);
  });
  const joined = echo.private(channel);
  for (const [event, listener] of Object.entries(hear)) joined.listen(`.${event}`, listener);
  return () => {
    clearTimeout(timer);
    echo.disconnect();
  };
}
