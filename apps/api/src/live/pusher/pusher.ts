import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RelayedEvent } from '@rebblatt/contracts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Logger } from '../../lib/logger.ts';
import { namesOf } from '../event-names.ts';
import type { Hub, LiveSession, Transport } from '../hub.ts';
import { originAllowed } from '../origin.ts';
import { refuseUpgrade } from '../upgrades.ts';
import { type Connection, createConnection } from './connection.ts';
import { type Asked, codes, frameOf, readFrame, relayFrame } from './frames.ts';
import { type JoinTools, whoJoins } from './join.ts';

const PATH = '/app/';
const PROTOCOL = '7';
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
}

interface PusherTools extends JoinTools {
  publicUrl: string;
  log: Logger;
  maxConnections: number;
}

/** Sets by a key, without empty ones. */
function putIn<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(connection));
}
function takeOut<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  set?.delete(connection);
  if (set?.size === 0) sets.delete(key);
}

/** Why a client is turned away right after it was accepted; null when it may stay. */
function refusal(url: string, key: string, full: boolean): [code: number, message: string] | null {
  const { pathname, searchParams } = new URL(url, 'http://live');
  const named = pathname.slice(PATH.length);
  if (named !== encodeURIComponent(key)) return [codes.noSuchApp, 'There is no app with this key'];
  if ((searchParams.get('protocol') ?? PROTOCOL) !== PROTOCOL)
    return [codes.wrongProtocol, `Only protocol ${PROTOCOL} is supported`];
  return full ? [codes.overCapacity, 'Over capacity'] : null;
}

/**
 * The Pusher protocol 7 at `/app/{key}`, for pusher-js and every client that speaks it.
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */
export function createPusher(hub: Pick<Hub, 'greeting'>, tools: PusherTools): PusherTransport {
  const connections = new Set<Connection>();
  const members = new Map<string, Set<Connection>>();
  const ofUser = new Map<number, Set<Connection>>();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const sessionsOf = (connection: Connection) =>
    [...connection.channels.values()].filter((session) => session !== null);

  const leave = (connection: Connection, channel: string) => {
    const userId = connection.channels.get(channel)?.actor.userId;
    connection.channels.delete(channel);
    takeOut(members, channel, connection);
    const stays = sessionsOf(connection).some(({ actor }) => actor.userId === userId);
    if (userId !== undefined && !stays) takeOut(ofUser, userId, connection);
  };
  const join = (connection: Connection, channel: string, session: LiveSession | null) => {
    connection.channels.set(channel, session);
    putIn(members, channel, connection);
    if (!session) return;
    connection.expire(session.expiresAt);
    putIn(ofUser, session.actor.userId, connection);
  };

  async function subscribe(connection: Connection, channel: string, auth: string | undefined) {
    if (connection.channels.size >= MAX_CHANNELS && !connection.channels.has(channel))
      return connection.complain(codes.refusedMessage, `At most ${MAX_CHANNELS} channels`, channel);
    const who = await whoJoins(tools, connection, channel, auth);
    // It may have gone while it was looked up.
    if (!connections.has(connection)) return;
    if (who === 'refused') return connection.complain(codes.unauthorised, 'Not allowed to join', channel);
    const own = who && ofUser.get(who.actor.userId);
    if (own && own.size >= MAX_SOCKETS_PER_USER && !own.has(connection))
      return connection.end(codes.overQuota, 'Too many connections of one account');
    join(connection, channel, who);
    connection.tell('pusher_internal:subscription_succeeded', {}, channel);
    const greeting = await hub.greeting(channel);
    if (greeting && connection.channels.has(channel))
      for (const name of namesOf(greeting.event)) connection.tell(name, greeting.data, channel);
  }

  async function handle(connection: Connection, asked: Asked | null) {
    switch (asked?.event) {
      case undefined:
        return connection.complain(codes.invalidMessage, 'Invalid message format');
      case 'client':
        return connection.complain(codes.refusedMessage, 'Clients may not send events');
      case 'pusher:ping':
        return connection.tell('pusher:pong', {});
      case 'pusher:pong':
        return;
      case 'pusher:unsubscribe':
        return leave(connection, asked.channel);
      case 'pusher:subscribe':
        return subscribe(connection, asked.channel, asked.auth);
    }
  }

  function open(socket: WebSocket, req: IncomingMessage) {
    const connection = createConnection(socket, req.socket.remoteAddress ?? '');
    // An unreadable or oversized frame closes the connection by itself.
    socket.on('error', () => undefined);
    const refused = refusal(req.url ?? '', tools.app.key, connections.size >= tools.maxConnections);
    if (refused) return connection.end(...refused);
    connections.add(connection);
    socket.once('close', () => {
      connections.delete(connection);
      for (const channel of [...connection.channels.keys()]) leave(connection, channel);
    });
    // One message after the other: a client that leaves while it is joining must not stay.
    let turn = Promise.resolve();
    socket.on('message', (bytes: Buffer, binary) => {
      connection.heardAt = performance.now();
      if (!connection.mayGoOn()) return;
      const asked = binary ? null : readFrame(bytes);
      turn = turn
        .then(() => handle(connection, asked))
        .catch((error: unknown) => {
          tools.log.warn({ event: 'live.subscription-failed', err: error }, 'a subscription failed');
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
      const silent = performance.now() - connection.heardAt;
      if (silent > 2 * silentFor) connection.end(codes.noAnswer, 'No answer to a ping');
      else if (silent > silentFor) connection.tell('pusher:ping', {});
    }
  }, LOOK_MS);
  look.unref();

  return {
    handles,
    attach: (server) => void server.on('upgrade', accept),
    emit(channel, event, data) {
      const joined = members.get(channel);
      if (!joined) return;
      for (const name of namesOf(event)) {
        const frame = frameOf(name, data, channel);
        for (const connection of joined) connection.send(frame);
      }
    },
    relay({ name, data, channels, socket_id }) {
      for (const channel of channels) {
        const frame = relayFrame(name, channel, data);
        for (const connection of members.get(channel) ?? [])
          if (connection.id !== socket_id) connection.send(frame);
      }
    },
    channels: () => members.keys(),
    async recheck(userId) {
      const held =
        userId === null ? [...ofUser.values()].flatMap((own) => [...own]) : (ofUser.get(userId) ?? []);
      for (const connection of [...held])
        for (const { actor, expiresAt } of sessionsOf(connection)) {
          const claims = { sessionId: actor.sessionId, userId: actor.userId, expiresAt };
          if (await tools.sessionOf(claims, connection.ip)) continue;
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
