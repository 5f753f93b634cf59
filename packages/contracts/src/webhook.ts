import { z } from 'zod';
import { flag, moment, pathId } from './primitives.ts';

/** What a webhook can be told of. */
export const webhookEvents = [
  'request.sent',
  'request.accepted',
  'request.rejected',
  'page.released',
  'page.accepted',
  'page.rejected',
  'page.changed',
  'logo.uploaded',
  'logo.approved',
  'logo.rejected',
  'exhibitor.registered',
  'exhibitor.activated',
  'exhibitor.changed',
  'catalog.started',
  'catalog.ended',
  'book.generated',
  'edition.published',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** So many webhooks there can be: each has a hand of its own, so that none waits for another's receiver. */
export const MAX_WEBHOOKS = 16;

const isAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === '';
};

const address = z.string().trim().min(1).max(500).refine(isAddress, 'validation.url');

const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

/** `POST webhook` and `PUT webhook/{id}`. */
export const webhookForm = z.object({ url: address, events, active: flag.default(1) });
export type WebhookForm = z.output<typeof webhookForm>;

/** A webhook as it is listed; its secret is shown only once. */
export const webhookItem = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: flag,
  /** Since when nothing has arrived; null while all is well. */
  failing_since: moment.nullable(),
  /** How many events wait for being sent. */
  waiting: z.int(),
  created_at: moment,
});
export type WebhookItem = z.output<typeof webhookItem>;

export const webhookMade = webhookItem.extend({ secret: z.string() });

/** Why an attempt came to nothing where the receiver did not answer. */
export const webhookFaults = ['private-address', 'no-answer', 'unreachable', 'secret-lost'] as const;

/** One of the last hundred deliveries. */
export const deliveryItem = z.object({
  id: z.int(),
  event_id: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** The status that the receiver answered last; null when it did not. */
  status: z.int().nullable(),
  error: z.enum(webhookFaults).nullable(),
  duration_ms: z.int().nullable(),
  created_at: moment,
});
export type DeliveryItem = z.output<typeof deliveryItem>;

export const byDelivery = z.object({ id: pathId, delivery: pathId });
