import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RelayedEvent } from '@rebblatt/contracts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Logger } from '../../lib/logger.ts';
import { mayJoin } from '../channel.ts';
import { shouldUseTls } from '../encrypted.ts';
import { namesOf } from '../event-names.ts';
import type { Hub, Transport } from '../hub.ts';
import type { Monitor } from '../monitor.ts';
import { originAllowed } from '../origin.ts';
import { type enter, MAX_MEMBERS, type Member, type PresenceNote } from '../presence.ts';
import { refuseUpgrade } from '../upgrades.ts';
import { type Connection, createConnection } from './connection.ts';
import { type Asked, codes, frameOf, readFrame, relayFrame, type Subscription } from './frames.ts';
import { type Admission, type JoinTools, whoJoins } from './join.ts';
import { createRooms } from './rooms.ts';
import { createSeats } from './seats.ts';

const PATH = '/app/';
/** What a client may speak; 5, which the clients for Java and Android ask for, has no message that 7 does not have. */
const PROTOCOLS = ['5', '6', '7'];
const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_CHANNELS = 100;
/** Sockets of one account on one node: enough for many tabs, too few for a flood. */
const MAX_SOCKETS_PER_USER = 20;

/** A silent client sends a ping after this time; one that is silent for twice as long is cut off. */
const ACTIVITY_TIMEOUT_S = 30;
const LOOK_MS = 10_000;

/** The transport of the Pusher protocol, which may be served on several ports. */
export interface PusherTransport extends Transport {
  /** Handles the upgrades of another server too. */
  attach(server: HttpServer): void;
  /** Sends an event of another back end, except to the socket that caused it. */
  relay(event: RelayedEvent): void;
  /** Tells who has come to a presence channel or left it. */
  tellPresence(note: PresenceNote): void;
  /** Sends everybody in presence channels to join again: what was told of them may have been missed. */
  renewPresence(): void;
  /** Whether a socket has a seat in a presence channel here. */
  isPresent(channel: string, socketId: string): boolean;
}

interface PusherTools extends JoinTools {
  publicUrl: string;
  /** How many proxies are trusted to say how a client came. */
  proxies: number;
  log: Logger;
  maxConnections: number;
  /** Writes who joined a presence channel, and who left it. */
  enter: (seat: { channel: string; socketId: string; member: Member }) => ReturnType<typeof enter>;
  leave: (channel: string, socketId: string) => Promise<void>;
  monitor: Monitor;
}

/** Why a client is turned away right after it was accepted; null when it may stay. */
function refusal(url: string, key: string, full: boolean): [code: number, message: string] | null {
  const { pathname, searchParams } = new URL(url, 'http://live');
  const named = pathname.slice(PATH.length);
  if (named !== encodeURIComponent(key)) return [codes.noSuchApp, 'There is no app with this key'];
  if (!PROTOCOLS.includes(searchParams.get('protocol') ?? '7'))
    return [codes.wrongProtocol, `Only the protocols ${PROTOCOLS.join(', ')} are supported`];
  return full ? [codes.overCapacity, 'Over capacity'] : null;
}

/**
 * The Pusher protocol 7 at `/app/{key}`, for pusher-js and every client that speaks it.
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */
export function createPusher(
  hub: Pick<Hub, 'greeting' | 'changed' | 'count'>,
  tools: PusherTools,
): PusherTransport {
  const rooms = createRooms({ changed: hub.changed, countAll: hub.count, monitor: tools.monitor });
  const seats = createSeats();
  const { connections } = rooms;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const warn = (event: string, text: string) => (err: unknown) => tools.log.warn({ event, err }, text);

  const standUp = async (connection: Connection, channel: string) => {
    rooms.leave(connection, channel);
    if (seats.give(channel, connection)) await tools.leave(channel, connection.id);
  };
  const leave = (connection: Connection, channel: string) =>
    void standUp(connection, channel).catch(
      warn('live.leaving-not-written', 'a member of a presence channel is removed later'),
    );

  /** Writes that a member is there and tells it who else is; false when the channel is full. */
  async function sitDown(connection: Connection, channel: string, member: Member): Promise<boolean> {
    seats.reserve(channel, connection);
    const entered = await tools
      .enter({ channel, socketId: connection.id, member })
      .catch((error: unknown) => {
        seats.give(channel, connection);
        throw error;
      });
    if (entered === 'full') {
      seats.give(channel, connection);
      return false;
    }
    seats.take(channel, connection, entered.at, entered.members);
    return true;
  }

  /** Why an admitted client may not join after all; null when it has. */
  async function join(connection: Connection, channel: string, { session, member }: Admission) {
    if (!member) {
      rooms.join(connection, channel, session);
      return connection.tell('pusher_internal:subscription_succeeded', {}, channel);
    }
    if (!(await sitDown(connection, channel, member)))
      return connection.complain(codes.overQuota, `At most ${MAX_MEMBERS} members`, channel);
    rooms.join(connection, channel, session);
    // It may have gone while it was written.
    if (!connections.has(connection)) leave(connection, channel);
  }

  async function subscribe(connection: Connection, asked: Subscription) {
    const { channel } = asked;
    if (connection.channels.size >= MAX_CHANNELS && !connection.channels.has(channel))
      return connection.complain(codes.refusedMessage, `At most ${MAX_CHANNELS} channels`, channel);
    const who = await whoJoins(tools, connection, asked);
    // It may have gone while it was looked up.
    if (!connections.has(connection)) return;
    if (who === 'refused') return connection.complain(codes.unauthorised, 'Not allowed to join', channel);
    const own = who.session && rooms.ofUser(who.session.actor.userId);
    if (own && own.size >= MAX_SOCKETS_PER_USER && !own.has(connection))
      return connection.end(codes.overQuota, 'Too many connections of one account');
    // A presence channel that was joined already is joined anew: its user may be another one now.
    if (who.member && connection.channels.has(channel)) await standUp(connection, channel);
    await join(connection, channel, who);
    const greeting = await hub.greeting(channel);
    if (greeting && connection.channels.has(channel))
      for (const name of namesOf(greeting.event)) connection.tell(name, greeting.data, channel);
  }

  async function handle(connection: Connection, asked: Asked | null) {
    switch (asked?.event) {
      case undefined:
        return connection.complain(codes.invalidMessage, 'Invalid message format');
      case 'client':
        tools.monitor.note('client-message', { socketId: connection.id, details: 'refused' });
        return connection.complain(codes.refusedMessage, 'Clients may not send events');
      case 'pusher:ping':
        return connection.tell('pusher:pong', {});
      case 'pusher:pong':
        return;
      case 'pusher:unsubscribe':
        return standUp(connection, asked.channel);
      case 'pusher:subscribe':
        return subscribe(connection, asked);
    }
  }

  function open(socket: WebSocket, req: IncomingMessage) {
    const connection = createConnection(socket, req.socket.remoteAddress ?? '');
    // An unreadable or oversized frame closes the connection by itself.
    socket.on('error', () => undefined);
    if (shouldUseTls(req, tools.publicUrl, tools.proxies))
      return connection.end(codes.useTls, 'Connect with wss');
    const refused = refusal(req.url ?? '', tools.app.key, connections.size >= tools.maxConnections);
    if (refused) return connection.end(...refused);
    connections.add(connection);
    const socketId = connection.id;
    const { origin } = req.headers;
    tools.monitor.note('connection', {
      socketId,
      ...(origin && { details: `Origin: ${origin.slice(0, 200)}` }),
    });
    socket.once('close', () => {
      connections.delete(connection);
      for (const channel of [...connection.channels.keys()]) leave(connection, channel);
      tools.monitor.note('disconnection', { socketId });
    });
    // Some clients ask by pings of the web socket itself, which it answers.
    for (const sign of ['ping', 'pong'] as const)
      socket.on(sign, () => {
        connection.lastMessageAt = performance.now();
      });
    // One message after the other: a client that leaves while it is joining must not stay.
    let turn = Promise.resolve();
    socket.on('message', (bytes: Buffer, binary) => {
      connection.lastMessageAt = performance.now();
      tools.monitor.message();
      if (!connection.mayGoOn()) return;
      const asked = binary ? null : readFrame(bytes);
      turn = turn
        .then(() => handle(connection, asked))
        .catch((error: unknown) => {
          warn('live.subscription-failed', 'a subscription failed')(error);
          connection.end(codes.unavailable, 'Not available for a moment');
        });
    });
    const greeting = { socket_id: connection.id, activity_timeout: ACTIVITY_TIMEOUT_S };
    connection.tell('pusher:connection_established', greeting);
  }

  const handles = (path: string) => path.startsWith(PATH);
  const accept = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!handles(req.url ?? '/')) return;
    if (!originAllowed(req, tools.publicUrl, 'any port')) return refuseUpgrade(socket, '403 Forbidden');
    wss.handleUpgrade(req, socket, head, (accepted) => open(accepted, req));
  };

  const look = setInterval(() => {
    const silentFor = ACTIVITY_TIMEOUT_S * 1000;
    for (const connection of connections) {
      const silent = performance.now() - connection.lastMessageAt;
      if (silent > 2 * silentFor) connection.end(codes.noAnswer, 'No answer to a ping');
      else if (silent > silentFor) connection.tell('pusher:ping', {});
    }
  }, LOOK_MS);
  look.unref();

  return {
    handles,
    attach: (server) => void server.on('upgrade', accept),
    emit(channel, event, data) {
      const joined = rooms.in(channel);
      if (joined.size === 0) return;
      for (const name of namesOf(event)) {
        const frame = frameOf(name, data, channel);
        for (const connection of joined) connection.send(frame);
      }
    },
    relay({ name, data, channels, socket_id }) {
      for (const channel of channels) {
        const frame = relayFrame(name, channel, data);
        for (const connection of rooms.in(channel)) if (connection.id !== socket_id) connection.send(frame);
      }
    },
    tellPresence: seats.noted,
    renewPresence() {
      for (const connection of seats.all()) connection.end(codes.restarting, 'Join again');
    },
    count: (channel) => rooms.in(channel).size,
    isPresent: seats.has,
    channels: rooms.channels,
    async recheck(userId) {
      for (const connection of [...rooms.ofUser(userId)])
        for (const [channel, session] of connection.channels) {
          if (!session) continue;
          const { actor, expiresAt } = session;
          const claims = { sessionId: actor.sessionId, userId: actor.userId, expiresAt };
          const now = await tools.sessionOf(claims, connection.ip);
          if (now && mayJoin(now.actor, channel)) continue;
          connection.end(codes.unauthorised, 'The session is over');
          break;
        }
    },
    async close() {
      clearInterval(look);
      for (const connection of connections) connection.end(codes.restarting, 'The server restarts');
    },
  };
}
