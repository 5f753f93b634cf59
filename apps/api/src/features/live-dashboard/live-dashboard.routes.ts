import type { Context } from '../../context.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { forbidden, notFound } from '../../lib/app-error.ts';
import { mayJoin } from '../../live/channel.ts';
import { writeGrant } from '../../live/grants.ts';
import { channelAuth, liveAppOf } from '../../live/pusher/signature.ts';
import { showStatistics } from '../../live/statistics.ts';
import { sendEvent } from './live-dashboard.commands.ts';
import { EVENTS, SIGNATURES } from './live-dashboard.limits.ts';

/** The dashboard of the live channel, by the names of laravel-websockets. */
export function liveDashboardRoutes(context: Context): Endpoint[] {
  const { db, env, jwtSecret, throttle } = context;
  const app = liveAppOf(env, jwtSecret);
  return [
    endpoint(
      'GET /websockets/api',
      { allow: administrators, summary: 'List the apps of the live channel' },
      async () => ({ data: [{ id: app.id, key: app.key, port: env.WEBSOCKETS_PORT ?? null }] }),
    ),

    endpoint(
      'GET /websockets/api/:appId/statistics',
      { allow: administrators, summary: 'Show connections and messages of the last two hours' },
      async ({ params }) => {
        if (params.appId !== app.id) throw notFound();
        return showStatistics(db);
      },
    ),

    endpoint(
      'POST /websockets/event',
      { allow: administrators, summary: 'Send an event to a channel', status: 200 },
      async ({ actor, body }) => {
        await throttle.count({ key: `live-event:${actor.userId}`, ...EVENTS });
        await sendEvent(context, actor, body);
        return {};
      },
    ),

    endpoint(
      'POST /websockets/auth',
      {
        allow: administrators,
        summary: 'Sign a subscription to a channel of the dashboard',
        urlForm: true,
        tellsKey: true,
        status: 200,
      },
      async ({ actor, header, body: { socket_id: socketId, channel_name: channel } }) => {
        if (header('X-App-ID') !== app.id) throw notFound();
        if (!mayJoin(actor, channel)) throw forbidden();
        await throttle.count({ key: `live-dashboard:${actor.userId}`, ...SIGNATURES });
        await writeGrant(db, { socketId, channel, sessionId: actor.sessionId });
        return { auth: channelAuth(app, socketId, channel) };
      },
    ),
  ];
}
