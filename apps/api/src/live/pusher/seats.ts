import type { Member, PresenceNote } from '../presence.ts';
import type { Connection } from './connection.ts';

/** The place of one socket of this node in a presence channel. */
interface Seat {
  /** The change with which it came; null while that is being written. */
  since: bigint | null;
  /** What was heard until then. */
  early: PresenceNote[];
}

/** Who sits in presence channels on this node, and what they are told of others who come and go. */
export interface Seats {
  /** Before it is written that a socket came: from now on nothing is missed. */
  reserve(channel: string, connection: Connection): void;
  /** Tells a socket who was there when it came, and then what has changed since. */
  take(channel: string, connection: Connection, at: bigint, members: Member[]): void;
  /** @returns whether there was a seat */
  give(channel: string, connection: Connection): boolean;
  has(channel: string, socketId: string): boolean;
  noted(note: PresenceNote): void;
  /** Everybody who has a seat. */
  all(): Set<Connection>;
}

/** What a socket is told when it has joined: ids in the order in which they came, and what is known of each. */
const presenceOf = (members: Member[]) => ({
  presence: {
    count: members.length,
    ids: members.map(({ userId }) => userId),
    hash: Object.fromEntries(members.map(({ userId, userInfo }) => [userId, JSON.parse(userInfo)])),
  },
});

function tell(connection: Connection, { event, channel, userId, userInfo }: PresenceNote) {
  const data = { user_id: userId, ...(event === 'added' && { user_info: JSON.parse(userInfo) }) };
  connection.tell(`pusher_internal:member_${event}`, data, channel);
}

/** The seats of a node. Notes arrive by another way than the answer of the database, so either may be first. */
export function createSeats(): Seats {
  const rows = new Map<string, Map<Connection, Seat>>();
  return {
    reserve(channel, connection) {
      const row = rows.get(channel) ?? new Map<Connection, Seat>();
      rows.set(channel, row.set(connection, { since: null, early: [] }));
    },
    take(channel, connection, at, members) {
      const seat = rows.get(channel)?.get(connection);
      if (!seat) return;
      connection.tell('pusher_internal:subscription_succeeded', presenceOf(members), channel);
      seat.since = at;
      for (const note of seat.early.splice(0)) if (note.at > at) tell(connection, note);
    },
    give(channel, connection) {
      const row = rows.get(channel);
      const had = row?.delete(connection) ?? false;
      if (row?.size === 0) rows.delete(channel);
      return had;
    },
    has: (channel, socketId) => [...(rows.get(channel)?.keys() ?? [])].some(({ id }) => id === socketId),
    noted(note) {
      for (const [connection, seat] of rows.get(note.channel) ?? [])
        if (seat.since === null) seat.early.push(note);
        else if (note.at > seat.since) tell(connection, note);
    },
    all: () => new Set([...rows.values()].flatMap((row) => [...row.keys()])),
  };
}
