import { randomUUID } from 'node:crypto';
import type { DashboardEvent } from '@rebblatt/contracts';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, invalidField, notFound } from '../../lib/app-error.ts';
import { liveAppOf, sameSecret } from '../../live/pusher/signature.ts';
import { isOurs, writeRelayed } from '../../live/relayed.ts';

/**
 * Sends an event to all nodes, as another back end does. The log says who did.
 * @throws AppError 404 for another app or key, 422 on `secret`, 403 for what only the product sends
 */
export async function sendEvent(
  { db, env, jwtSecret, log, monitor }: Pick<Context, 'db' | 'env' | 'jwtSecret' | 'log' | 'monitor'>,
  actor: Actor,
  { key, secret, appId, channel, event: name, data }: DashboardEvent,
): Promise<void> {
  const app = liveAppOf(env, jwtSecret);
  if (appId !== app.id || key !== app.key) throw notFound();
  if (secret !== app.key && !sameSecret(secret, app.secret))
    throw invalidField('secret', 'validation.invalid');
  const event = { name, data, channels: [channel] };
  if (isOurs(event)) throw forbidden();
  await writeRelayed(db, `dashboard ${randomUUID()}`, [event]);
  monitor.note('api-message', { channel, details: `Event: ${name}`, data });
  log.info(
    { event: 'live.event-sent', userId: actor.userId, channel, name },
    'an administrator sent an event to the live channel',
  );
}
