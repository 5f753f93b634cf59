import type { LiveEvent, LiveMessage, StatusItem } from '@rebblatt/contracts';
import { liveMessages, PAGES_EVENT, REQUEST_EVENT, STATUS_EVENT, WAITING_EVENT } from '@rebblatt/contracts';
import type { Actor } from '../lib/actor.ts';
import type { Listener } from '../lib/listener.ts';
import type { Logger } from '../lib/logger.ts';
import {
  PAGES_CHANNEL,
  REQUEST_CHANNEL,
  REVOKED_CHANNEL,
  STATUS_CHANNEL,
  WAITING_CHANNEL,
} from './announce.ts';
import { statusChannelOf, statusOwnerOf } from './channel.ts';

/** What the live channel needs of a session: whose it is and when its token expires. */
export interface LiveSession {
  actor: Actor;
  expiresAt: Date;
}

/** One way for clients to receive events. The hub knows nothing else about it. */
export interface Transport {
  /** Whether an upgrade of this path belongs to this transport, which then handles it itself. */
  handles(path: string): boolean;
  /** Sends to every client of this node that has joined the channel. */
  emit(channel: string, event: string, data: unknown): void;
  /** The channels that at least one client of this node has joined. */
  channels(): Iterable<string>;
  /** How many sockets of this node have joined a channel over it. */
  count(channel: string): number;
  /** Disconnects sockets whose session is over: among those of one user, or all with null. */
  recheck(userId: number | null): Promise<void>;
  close(): Promise<void>;
}

/** What the transports call. */
export interface Hub {
  /**
   * Sends an event to every client of this node that has joined the channel, over all transports. Data that violates
   * the event's contract is logged and not sent.
   */
  publish<Event extends LiveEvent>(channel: string, event: Event, data: LiveMessage<Event>): void;
  /** Finds the session of a bearer token; null when it is not valid (any more). */
  findSession(token: string, ip: string): Promise<LiveSession | null>;
  /** The event sent to a client that has just joined a channel; null when there is none, or none that may be sent. */
  greeting(channel: string): Promise<{ event: string; data: unknown } | null>;
  add(transport: Transport): void;
  /** How many sockets of this node have joined a channel, over all transports. */
  count(channel: string): number;
  /** The channels that a socket of this node has joined, over all transports. */
  channels(): Iterable<string>;
  /** A transport says that a socket has joined a channel or left it, right after it did. */
  changed(channel: string): void;
  /** Has somebody told of every channel that was joined or left. */
  onChange(onChanged: (channel: string) => void): void;
  stop(): Promise<void>;
}

interface HubTools {
  listener: Listener;
  log: Logger;
  findSession: Hub['findSession'];
  findStatuses: (userId: number) => Promise<StatusItem[]>;
  findRequest: (userId: number) => Promise<LiveMessage<typeof REQUEST_EVENT>>;
  findPages: (userId: number) => Promise<LiveMessage<typeof PAGES_EVENT>>;
  findWaiting: () => Promise<LiveMessage<typeof WAITING_EVENT>>;
}

/** How often sockets are checked for sessions that have ended without a notification, by being idle. */
const RECHECK_MS = 30_000;

/** Sends the events of all nodes to the sockets of this one. */
export async function startHub({
  listener,
  log,
  findSession,
  findStatuses,
  findRequest,
  findPages,
  findWaiting,
}: HubTools): Promise<Hub> {
  const transports: Transport[] = [];
  const listening: ((channel: string) => void)[] = [];

  /** What may be sent: only what the event's contract names; null, and a line in the log, when the data violates it. */
  const parsed = <Event extends LiveEvent>(channel: string, event: Event, data: LiveMessage<Event>) => {
    const checked = liveMessages[event].safeParse(data);
    if (checked.success) return { event, data: checked.data };
    log.error(
      { event: 'live.contract-broken', err: checked.error, channel, message: event },
      'a live message breaks its contract and is not sent',
    );
    return null;
  };

  const publish: Hub['publish'] = (channel, event, data) => {
    const message = parsed(channel, event, data);
    if (message) for (const transport of transports) transport.emit(channel, event, message.data);
  };
  const joined = () => new Set(transports.flatMap((transport) => [...transport.channels()]));

  /** Loads the state after a notification, one load at a time for each user, so that an older state never comes last. */
  const tellerOf = <Event extends LiveEvent>(
    event: Event,
    load: (userId: number) => Promise<LiveMessage<Event>>,
  ) => {
    const asked = new Map<number, 'loading' | 'again'>();
    const tell = async (userId: number): Promise<void> => {
      if (asked.has(userId)) return void asked.set(userId, 'again');
      if (!joined().has(statusChannelOf(userId))) return;
      asked.set(userId, 'loading');
      try {
        publish(statusChannelOf(userId), event, await load(userId));
      } catch (error) {
        log.warn({ event: 'live.not-sent', err: error, message: event }, 'a live message could not be sent');
      }
      const again = asked.get(userId) === 'again';
      asked.delete(userId);
      if (again) await tell(userId);
    };
    return tell;
  };
  const tellStatus = tellerOf(STATUS_EVENT, findStatuses);
  const tellRequest = tellerOf(REQUEST_EVENT, findRequest);
  const tellPages = tellerOf(PAGES_EVENT, findPages);
  const tellWaiting = tellerOf(WAITING_EVENT, findWaiting);

  const recheck = (userId: number | null) => {
    for (const transport of transports)
      transport
        .recheck(userId)
        .catch((error: unknown) =>
          log.warn({ event: 'live.check-failed', err: error }, 'sockets could not be checked'),
        );
  };

  const tellEverybody = () => {
    for (const channel of joined()) {
      const userId = statusOwnerOf(channel);
      if (userId === null) continue;
      void tellStatus(userId);
      void tellRequest(userId);
      void tellPages(userId);
    }
    recheck(null);
  };

  await listener.on(STATUS_CHANNEL, (payload) => void tellStatus(Number(payload)));
  await listener.on(REQUEST_CHANNEL, (payload) => void tellRequest(Number(payload)));
  await listener.on(PAGES_CHANNEL, (payload) => void tellPages(Number(payload)));
  await listener.on(WAITING_CHANNEL, (payload) => void tellWaiting(Number(payload)));
  await listener.on(REVOKED_CHANNEL, (payload) => recheck(Number(payload)));
  listener.onReconnect(tellEverybody);
  const sweep = setInterval(() => recheck(null), RECHECK_MS);
  sweep.unref();

  return {
    publish,
    findSession,
    async greeting(channel) {
      const userId = statusOwnerOf(channel);
      return userId === null ? null : parsed(channel, STATUS_EVENT, await findStatuses(userId));
    },
    add: (transport) => void transports.push(transport),
    count: (channel) => transports.reduce((sum, transport) => sum + transport.count(channel), 0),
    channels: joined,
    changed(channel) {
      for (const onChanged of listening) onChanged(channel);
    },
    onChange: (onChanged) => void listening.push(onChanged),
    async stop() {
      clearInterval(sweep);
      await Promise.all(transports.map((transport) => transport.close()));
    },
  };
}
