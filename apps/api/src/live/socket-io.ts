import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import { z } from 'zod';
import type { Logger } from '../lib/logger.ts';
import { mayJoin } from './channel.ts';
import { namesOf } from './event-names.ts';
import type { Hub, LiveSession, Transport } from './hub.ts';
import type { Monitor } from './monitor.ts';
import { originAllowed } from './origin.ts';

const PATH = '/socket.io/';

/** Sockets of one account on one node: enough for many tabs, too few for a flood. */
const MAX_SOCKETS_PER_USER = 20;
/** Messages of one socket in ten seconds; a client sends two when it joins. */
const MAX_MESSAGES = 60;
const MESSAGE_WINDOW_MS = 10_000;
/** Frames waiting for a client that does not read. */
const MAX_WAITING_FRAMES = 200;
const MAX_MESSAGE_BYTES = 16 * 1024;

/** What the client shows for code 4100, the same as over the other transport. */
const OVER_CAPACITY = Object.assign(new Error('Maximum connection limit exceeded!'), {
  data: { code: 4100 },
});

const credentials = z.object({
  headers: z.object({ Authorization: z.string().startsWith('Bearer ').max(4096) }),
});
const request = z.object({ channel: z.string().max(200), auth: credentials.optional() });

const tokenIn = (auth: unknown) =>
  credentials.safeParse(auth).data?.headers.Authorization.slice('Bearer '.length) ?? null;

interface SocketData {
  token: string;
  session: LiveSession;
  end: NodeJS.Timeout;
}
type LiveSocket = Socket<
  Record<string, never>,
  Record<string, (...args: unknown[]) => void>,
  Record<string, never>,
  SocketData
>;

/**
 * The transport of the product's own client: socket.io as laravel-echo speaks it, over websocket only, so that sticky
 * sessions are not needed.
 */
export function createSocketIo(
  server: HttpServer,
  hub: Hub,
  tools: { publicUrl: string; log: Logger; monitor: Monitor },
): Transport {
  const io: Server<
    Record<string, never>,
    Record<string, (...args: unknown[]) => void>,
    Record<string, never>,
    SocketData
  > = new Server(server, {
    path: PATH,
    transports: ['websocket'],
    serveClient: false,
    // By default every unknown upgrade is ended after a second, also those of another transport.
    destroyUpgrade: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    allowRequest: (req, decide) => decide(null, originAllowed(req, tools.publicUrl)),
  });
  const sockets = () => [...io.sockets.sockets.values()] as LiveSocket[];
  const socketsOf = (userId: number) => sockets().filter(({ data }) => data.session.actor.userId === userId);

  const count = (channel: string) => io.sockets.adapter.rooms.get(channel)?.size ?? 0;
  /** Says that a socket has left a channel; the channel is vacant when it was the last over any transport. */
  const gone = (channel: string) => {
    hub.changed(channel);
    if (hub.count(channel) === 0) tools.monitor.note('vacated', { channel });
  };
  const leave = (socket: LiveSocket, channel: string) => {
    if (!socket.rooms.has(channel)) return;
    void socket.leave(channel);
    gone(channel);
  };

  const hold = (socket: LiveSocket, token: string, session: LiveSession) => {
    clearTimeout(socket.data.end);
    socket.data.token = token;
    socket.data.session = session;
    socket.data.end = setTimeout(() => socket.disconnect(true), session.expiresAt.getTime() - Date.now());
    for (const room of socket.rooms)
      if (room !== socket.id && !mayJoin(session.actor, room)) leave(socket, room);
  };

  /** The token in a message may be newer than the one with which the socket was opened. */
  const sessionFor = async (socket: LiveSocket, auth: unknown) => {
    const token = tokenIn(auth) ?? socket.data.token;
    const session = await hub.findSession(token, socket.handshake.address);
    if (session) hold(socket, token, session);
    return session;
  };

  const subscribe = async (socket: LiveSocket, message: unknown) => {
    const asked = request.safeParse(message);
    if (!asked.success) return;
    const { channel, auth } = asked.data;
    const session = await sessionFor(socket, auth);
    if (!session || !mayJoin(session.actor, channel))
      return void socket.emit('subscription_error', channel, 403);
    const isNew = !socket.rooms.has(channel);
    if (isNew && hub.count(channel) === 0) tools.monitor.note('occupied', { channel });
    await socket.join(channel);
    if (isNew) {
      hub.changed(channel);
      tools.monitor.note('subscribed', { socketId: socket.id, channel });
    }
    const greeting = await hub.greeting(channel);
    if (greeting) for (const name of namesOf(greeting.event)) socket.emit(name, channel, greeting.data);
  };

  const limited = (socket: LiveSocket) => {
    let left = MAX_MESSAGES;
    const refill = setInterval(() => {
      left = MAX_MESSAGES;
    }, MESSAGE_WINDOW_MS);
    socket.once('disconnect', () => clearInterval(refill));
    return () => {
      if (--left < 0) socket.disconnect(true);
      return left >= 0;
    };
  };

  io.use(async (socket, next) => {
    const token = tokenIn(socket.handshake.auth);
    let session: LiveSession | null = null;
    try {
      session = token === null ? null : await hub.findSession(token, socket.handshake.address);
    } catch (error) {
      tools.log.warn(
        { event: 'live.session-unknown', err: error },
        'the session of a socket could not be looked up',
      );
      return comeAgain(socket);
    }
    if (!token || !session) return next(new Error('session.required'));
    if (socketsOf(session.actor.userId).length >= MAX_SOCKETS_PER_USER) return next(OVER_CAPACITY);
    hold(socket as LiveSocket, token, session);
    next();
  });

  io.on('connection', (opened) => {
    const socket = opened as LiveSocket;
    const mayGoOn = limited(socket);
    tools.monitor.note('connection', { socketId: socket.id });
    let joined: string[] = [];
    socket.once('disconnecting', () => {
      joined = [...socket.rooms].filter((room) => room !== socket.id);
    });
    socket.once('disconnect', () => {
      clearTimeout(socket.data.end);
      for (const channel of joined) gone(channel);
      tools.monitor.note('disconnection', { socketId: socket.id });
    });
    // Only two messages have a meaning; anything else a client sends is dropped and never passed on to others.
    socket.onAny((event: string, message: unknown) => {
      tools.monitor.message();
      if (!mayGoOn()) return;
      if (event === 'subscribe') {
        subscribe(socket, message).catch((error: unknown) => {
          tools.log.warn({ event: 'live.subscription-failed', err: error }, 'a subscription failed');
          comeAgain(socket);
        });
      } else if (event === 'unsubscribe') {
        const asked = request.safeParse(message);
        if (asked.success && asked.data.channel !== socket.id) leave(socket, asked.data.channel);
      }
    });
  });

  return {
    handles: (path) => path.startsWith(PATH),
    emit(channel, event, data) {
      for (const socket of sockets()) {
        if (!socket.rooms.has(channel)) continue;
        if (waitingFrames(socket) > MAX_WAITING_FRAMES) socket.disconnect(true);
        else for (const name of namesOf(event)) socket.emit(name, channel, data);
      }
    },
    count,
    *channels() {
      for (const [room, members] of io.sockets.adapter.rooms) if (!members.has(room)) yield room;
    },
    async recheck(userId) {
      for (const socket of userId === null ? sockets() : socketsOf(userId)) {
        const session = await hub.findSession(socket.data.token, socket.handshake.address);
        if (!session) socket.disconnect(true);
      }
    },
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/**
 * Closes the connection instead of refusing it: the database is unavailable, and a client that is refused takes its
 * session for ended and stays away, while one that loses its connection reconnects by itself.
 */
const comeAgain = ({ conn }: Pick<Socket, 'conn'>) => conn.close();

/** `writeBuffer` holds what the other end of the socket has not read yet. */
const waitingFrames = (socket: LiveSocket) =>
  (socket.conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length;
