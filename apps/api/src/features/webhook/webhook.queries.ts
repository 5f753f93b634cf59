import type { DeliveryItem, WebhookEvent } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

/** A webhook as the database returns it. */
export interface WebhookRow {
  id: number;
  url: string;
  events: WebhookEvent[];
  active: boolean;
  failing_since: Date | null;
  created_at: Date;
  waiting: number;
}

const columns = sql`
  SELECT w.id, w.url, w.events, w.active, w.failing_since, w.created_at,
    (SELECT count(*)::int FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'waiting') AS waiting
  FROM webhook w`;

/** All webhooks, in the order in which they were made. */
export const listWebhooks = (db: Database): Promise<WebhookRow[]> =>
  db.query<WebhookRow>(sql`${columns} ORDER BY w.id`);

/** One webhook. */
export async function findWebhook(db: Pick<Database, 'query'>, id: number): Promise<WebhookRow | null> {
  const [row] = await db.query<WebhookRow>(sql`${columns} WHERE w.id = ${id}`);
  return row ?? null;
}

/** Locks a webhook for a change. */
export async function lockWebhook(tx: Tx, id: number) {
  const [row] = await tx.$queryRaw<Pick<WebhookRow, 'url' | 'events' | 'active'>[]>(sql`
    SELECT url, events, active FROM webhook WHERE id = ${id} FOR UPDATE`);
  return row ?? null;
}

/** A delivery as the database returns it. */
export type DeliveryRow = Omit<DeliveryItem, 'created_at'> & { created_at: Date };

/** The last hundred deliveries of a webhook, the newest first. */
export const listDeliveries = (db: Database, webhookId: number): Promise<DeliveryRow[]> =>
  db.query<DeliveryRow>(sql`
    SELECT id, event_id, type, state::text AS state, tries, status, error, duration_ms, created_at
    FROM webhook_delivery WHERE webhook_id = ${webhookId} ORDER BY id DESC LIMIT 100`);

/** Where a webhook's events go, and the sealed secret that signs them; null when it is gone. */
export async function findTarget(db: Database, id: number) {
  const [row] = await db.query<{ url: string; secret: string; active: boolean; paused: boolean }>(sql`
    SELECT url, secret, active, coalesce(paused_until > now(), false) AS paused FROM webhook WHERE id = ${id}`);
  return row ?? null;
}

/** An event that is to be sent now. */
export interface DueDelivery {
  id: number;
  event_id: string;
  subject: string;
  type: string;
  body: string;
  tries: number;
}

const BATCH = 200;

/** What is to be sent now. An event waits for the earlier ones of its object; a webhook that is off only gets trials. */
export const listDue = (db: Database, webhookId: number, active: boolean): Promise<DueDelivery[]> =>
  db.query<DueDelivery>(sql`
    SELECT d.id, d.event_id, d.subject, d.type, d.body, d.tries FROM webhook_delivery d
    WHERE d.webhook_id = ${webhookId} AND d.state = 'waiting' AND d.next_at <= now()
      AND (${active} OR d.type = 'webhook.test')
      AND NOT EXISTS (SELECT FROM webhook_delivery e WHERE e.webhook_id = d.webhook_id AND e.subject = d.subject
        AND e.state = 'waiting' AND e.id < d.id AND e.next_at > now())
    ORDER BY d.id LIMIT ${BATCH}`);
