import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_WEBHOOKS, type WebhookForm } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { isPublicAddress } from '../../lib/public-address.ts';
import { sealed } from '../../lib/sealed.ts';
import { sql } from '../../lib/sql.ts';
import { WEBHOOK_CHANNEL } from '../../lib/webhook-events.ts';
import { lockWebhook } from './webhook.queries.ts';
import { createWebhookSecret, newEventId } from './webhook.rules.ts';

/** The dependencies of the commands about webhooks. */
export interface WebhookTools {
  db: Database;
  jwtSecret: string;
  env: { WEBHOOK_PRIVATE: boolean };
}

const recordOf = ({ url, events, active }: { url: string; events: string[]; active: boolean }) => ({
  name: url,
  events: events.join(', '),
  active,
});

/** How long a name may take to be found while somebody waits; whether it leads astray is checked again at each connection. */
const LOOKUP_MS = 2000;

/** @throws AppError 422 on `url` for an address of this machine or a private network */
async function refusePrivate({ env }: WebhookTools, url: string): Promise<void> {
  if (env.WEBHOOK_PRIVATE) return;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const none: { address: string }[] = [];
  const addresses =
    isIP(host) !== 0
      ? [{ address: host }]
      : await Promise.race([
          lookup(host, { all: true }).catch(() => none),
          sleep(LOOKUP_MS, none, { ref: false }),
        ]);
  if (addresses.some(({ address }) => !isPublicAddress(address)))
    throw invalidField('url', 'webhook.private-address');
}

/**
 * Makes a webhook.
 * @returns its id, and the secret, which is shown once
 * @throws AppError 422 on `url` for a private address; 409 `webhook.too-many`
 */
export async function createWebhook(
  tools: WebhookTools,
  actor: Actor,
  { url, events, active }: WebhookForm,
): Promise<{ id: number; secret: string }> {
  await refusePrivate(tools, url);
  const secret = createWebhookSecret();
  const id = await tools.db.transact(async (tx) => {
    // Two who add the last one at the same time wait for each other.
    await tx.$executeRaw(sql`LOCK TABLE webhook IN SHARE ROW EXCLUSIVE MODE`);
    if ((await tx.webhook.count()) >= MAX_WEBHOOKS) throw conflict('webhook.too-many', { max: MAX_WEBHOOKS });
    const made = await tx.webhook.create({
      data: {
        url,
        events: [...new Set(events)],
        active: active === 1,
        secret: sealed(tools.jwtSecret, secret),
      },
    });
    await recordChange(tx, actor, {
      ...{ entity: 'webhook', entityId: made.id, action: 'create' },
      after: recordOf(made),
    });
    return made.id;
  });
  return { id, secret };
}

/** Changes a webhook; switched on again it begins anew. @throws AppError 404; 422 on `url` for a private address */
export async function updateWebhook(
  tools: WebhookTools,
  actor: Actor,
  id: number,
  { url, events, active }: WebhookForm,
): Promise<void> {
  await refusePrivate(tools, url);
  await tools.db.transact(async (tx) => {
    const before = found(await lockWebhook(tx, id));
    const after = await tx.webhook.update({
      where: { id },
      data: {
        url,
        events: [...new Set(events)],
        active: active === 1,
        failingSince: null,
        pausedUntil: null,
      },
    });
    await recordChange(tx, actor, {
      ...{ entity: 'webhook', entityId: id, action: 'update' },
      ...{ before: recordOf(before), after: recordOf(after) },
    });
    await tx.$executeRaw(sql`SELECT pg_notify(${WEBHOOK_CHANNEL}, '')`);
  });
}

/** Deletes a webhook with its deliveries. @throws AppError 404 */
export const deleteWebhook = ({ db }: WebhookTools, actor: Actor, id: number): Promise<void> =>
  db.transact(async (tx) => {
    const before = found(await lockWebhook(tx, id));
    await tx.webhook.delete({ where: { id } });
    await recordChange(tx, actor, {
      ...{ entity: 'webhook', entityId: id, action: 'delete' },
      before: recordOf(before),
    });
  });

/** Sends a webhook an event for trial, also one that is switched off. @throws AppError 404 */
export const testWebhook = ({ db }: WebhookTools, id: number): Promise<number> =>
  db.transact(async (tx) => {
    found(await lockWebhook(tx, id));
    const type = 'webhook.test';
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data: { id } });
    const made = await tx.webhookDelivery.create({
      data: { webhookId: id, eventId: newEventId(), type, subject: `webhook:${id}`, body },
    });
    await tx.$executeRaw(sql`UPDATE webhook SET paused_until = NULL WHERE id = ${id}`);
    await tx.$executeRaw(sql`SELECT pg_notify(${WEBHOOK_CHANNEL}, '')`);
    return made.id;
  });

/** Sends an event once more, with its id. @throws AppError 404 */
export const sendAgain = ({ db }: WebhookTools, id: number, deliveryId: number): Promise<void> =>
  db.transact(async (tx) => {
    found(await lockWebhook(tx, id));
    const count = await tx.$executeRaw(sql`
      UPDATE webhook_delivery SET state = 'waiting', error = NULL, tries = 0, next_at = now()
      WHERE id = ${deliveryId} AND webhook_id = ${id}`);
    found(count === 1 ? count : null);
    await tx.$executeRaw(sql`UPDATE webhook SET paused_until = NULL WHERE id = ${id}`);
    await tx.$executeRaw(sql`SELECT pg_notify(${WEBHOOK_CHANNEL}, '')`);
  });
