import { createHmac, randomBytes, randomUUID } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret, as the Standard Webhooks specification writes it. */
export const createWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The id of an event: the same for every attempt, by which a receiver knows what it has already got. */
export const newEventId = (): string => `msg_${randomUUID()}`;

/** The headers of a message by the Standard Webhooks specification: id, time, and the signature of both with the body. */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const FIRST_PAUSES_S = [5, 30, 2 * MINUTE_S, 10 * MINUTE_S, 30 * MINUTE_S, HOUR_S];
const LATER_PAUSE_S = 3 * HOUR_S;
const DAYS_S = 3 * 24 * HOUR_S;

const firstPauses = FIRST_PAUSES_S.reduce((sum, pause) => sum + pause, 0);
/** With these pauses an event is tried for three days. */
const MAX_TRIES = 1 + FIRST_PAUSES_S.length + Math.ceil((DAYS_S - firstPauses) / LATER_PAUSE_S);

/** The seconds until an event is tried again after so many tries: short at first, then hours; null when it is over. */
export const pauseAfter = (tries: number): number | null =>
  tries >= MAX_TRIES ? null : (FIRST_PAUSES_S[tries - 1] ?? LATER_PAUSE_S);

const MAX_REST_S = MINUTE_S;

/** The seconds for which a receiver that does not answer at all gets nothing more. */
export const restAfter = (tries: number): number => Math.min(pauseAfter(tries) ?? MAX_REST_S, MAX_REST_S);
