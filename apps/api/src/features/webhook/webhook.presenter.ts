import type { DeliveryItem, WebhookItem } from '@rebblatt/contracts';
import type { DeliveryRow, WebhookRow } from './webhook.queries.ts';

/** A webhook on the wire. */
export const presentWebhook = (row: WebhookRow): WebhookItem => ({
  ...row,
  active: row.active ? 1 : 0,
  failing_since: row.failing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** A delivery on the wire. */
export const presentDelivery = (row: DeliveryRow): DeliveryItem => ({
  ...row,
  created_at: row.created_at.toISOString(),
});
