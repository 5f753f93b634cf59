import type { LiveSession } from '../hub.ts';
import type { Monitor } from '../monitor.ts';
import type { Connection } from './connection.ts';

/** The connections of this node, and which channels each has joined. */
export interface Rooms {
  readonly connections: Set<Connection>;
  join(connection: Connection, channel: string, session: LiveSession | null): void;
  leave(connection: Connection, channel: string): void;
  /** Who has joined a channel here. */
  in(channel: string): ReadonlySet<Connection>;
  channels(): Iterable<string>;
  /** The connections that have joined with a session of this user; of any user with null. */
  ofUser(userId: number | null): ReadonlySet<Connection>;
}

const nobody: ReadonlySet<Connection> = new Set();

function putIn<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  if (set) set.add(connection);
  else sets.set(key, new Set([connection]));
}
function takeOut<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  set?.delete(connection);
  if (set?.size === 0) sets.delete(key);
}

/** The sessions with which a connection has joined channels. */
const sessionsOf = (connection: Connection): LiveSession[] =>
  [...connection.channels.values()].filter((session) => session !== null);

/**
 * @param changed is told of every channel that was joined or left
 * @param countAll how many sockets have joined a channel, over all transports
 * @param monitor is told what happened
 */
export function createRooms({
  changed,
  countAll,
  monitor,
}: {
  changed: (channel: string) => void;
  countAll: (channel: string) => number;
  monitor: Pick<Monitor, 'note'>;
}): Rooms {
  const members = new Map<string, Set<Connection>>();
  const ofUser = new Map<number, Set<Connection>>();
  return {
    connections: new Set(),
    join(connection, channel, session) {
      const known = connection.channels.has(channel);
      if (countAll(channel) === 0) monitor.note('occupied', { channel });
      connection.channels.set(channel, session);
      putIn(members, channel, connection);
      changed(channel);
      if (!known) monitor.note('subscribed', { socketId: connection.id, channel });
      if (!session) return;
      connection.expire(session.expiresAt);
      putIn(ofUser, session.actor.userId, connection);
    },
    leave(connection, channel) {
      if (!connection.channels.has(channel)) return;
      const userId = connection.channels.get(channel)?.actor.userId;
      connection.channels.delete(channel);
      takeOut(members, channel, connection);
      changed(channel);
      if (countAll(channel) === 0) monitor.note('vacated', { channel });
      const stays = sessionsOf(connection).some(({ actor }) => actor.userId === userId);
      if (userId !== undefined && !stays) takeOut(ofUser, userId, connection);
    },
    in: (channel) => members.get(channel) ?? nobody,
    channels: () => members.keys(),
    ofUser: (userId) =>
      userId === null
        ? new Set([...ofUser.values()].flatMap((own) => [...own]))
        : (ofUser.get(userId) ?? nobody),
  };
}
