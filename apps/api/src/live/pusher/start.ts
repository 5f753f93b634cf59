import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Listener } from '../../lib/listener.ts';
import { PRESENCE_CHANNEL, RELAY_CHANNEL } from '../announce.ts';
import { findGrant } from '../grants.ts';
import type { Hub } from '../hub.ts';
import { startNodeLife } from '../node-life.ts';
import { createOccupancy } from '../occupancy.ts';
import { enter, leave, readNote } from '../presence.ts';
import { findRelayed } from '../relayed.ts';
import { startWatched } from '../watched.ts';
import type { JoinTools } from './join.ts';
import { createPusher, type PusherTransport } from './pusher.ts';
import { liveAppOf } from './signature.ts';

/** How often the node does what it does regularly, in ms. */
export interface LivePace {
  /** It says that it lives, and removes what others left behind. */
  beatMs: number;
  /** It stores what it has counted. */
  statisticsMs: number;
}
const PACE: LivePace = { beatMs: 10_000, statisticsMs: 5_000 };

/**
 * Starts the Pusher protocol of this node: its transport, and what the nodes tell each other of it.
 * @returns the transport, and what ends it after its sockets are closed
 */
export async function startPusher(
  context: Context,
  { hub, listener, sessionOf }: { hub: Hub; listener: Listener; sessionOf: JoinTools['sessionOf'] },
  pace: Partial<LivePace> = {},
): Promise<{ pusher: PusherTransport; stop: () => Promise<void> }> {
  const { db, env, log } = context;
  const { beatMs, statisticsMs } = { ...PACE, ...pace };
  const nodeId = randomUUID();
  const occupancy = createOccupancy(context, nodeId, hub.count);
  hub.onChange(occupancy.changed);
  const pusher = createPusher(hub, {
    app: liveAppOf(env, context.jwtSecret),
    publicUrl: context.publicUrl,
    proxies: env.TRUST_PROXY,
    log,
    maxConnections: env.LIVE_MAX_CONNECTIONS,
    findGrant: (socketId, channel) => findGrant(db, socketId, channel),
    sessionOf,
    enter: (seat) => enter(db, { nodeId, ...seat }),
    leave: (channel, socketId) => leave(db, channel, socketId),
    monitor: context.monitor,
  });
  hub.add(pusher);
  await listener.on(RELAY_CHANNEL, (signature) => {
    findRelayed(db, signature)
      .then((events) => events.forEach(pusher.relay))
      .catch((error: unknown) =>
        log.warn({ event: 'live.not-relayed', err: error }, 'events of another back end could not be sent'),
      );
  });
  await listener.on(PRESENCE_CHANNEL, (payload) => pusher.tellPresence(readNote(payload)));
  listener.onReconnect(pusher.renewPresence);
  const stopLife = await startNodeLife(
    context,
    { id: nodeId, beatMs },
    {
      has: pusher.isPresent,
      forgotten() {
        pusher.renewPresence();
        for (const channel of hub.channels()) occupancy.changed(channel);
      },
    },
  );
  const stopWatched = await startWatched(context, { nodeId, listener, pusher, statisticsMs });
  return {
    pusher,
    async stop() {
      await stopWatched();
      occupancy.stop();
      await stopLife();
    },
  };
}
