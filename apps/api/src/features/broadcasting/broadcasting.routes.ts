import type { Context } from '../../context.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { forbidden } from '../../lib/app-error.ts';
import { mayJoin } from '../../live/channel.ts';
import { writeGrant } from '../../live/grants.ts';
import { channelAuth, liveAppOf } from '../../live/pusher/signature.ts';

/** How many signatures an account gets in a minute: enough for twenty tabs that all connect again. */
const SIGNATURES = { max: 120, windowSeconds: 60 };

/** Signs for a client of the Pusher protocol that its socket may join a private channel. */
export function broadcastingRoutes({ db, env, jwtSecret, throttle }: Context): Endpoint[] {
  const app = liveAppOf(env, jwtSecret);
  return [
    endpoint(
      'POST /broadcasting/auth',
      {
        allow: signedIn,
        needs: 'read',
        summary: 'Sign a subscription to a private channel',
        urlForm: true,
        tellsKey: true,
        status: 200,
      },
      async ({ actor, body: { socket_id: socketId, channel_name: channel } }) => {
        if (!mayJoin(actor, channel)) throw forbidden();
        await throttle.count({ key: `live:${actor.userId}`, ...SIGNATURES });
        await writeGrant(db, { socketId, channel, sessionId: actor.sessionId });
        return { auth: channelAuth(app, socketId, channel) };
      },
    ),
  ];
}
