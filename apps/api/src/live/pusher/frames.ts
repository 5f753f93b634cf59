import { channelName } from '@rebblatt/contracts';
import { z } from 'zod';
import { strictJson } from '../../http/strict-json.ts';

/**
 * Error codes of the Pusher protocol 7. A client stops after 4000 to 4099, connects again after a second after 4100 to
 * 4199 and at once after 4200 to 4299. https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */
export const codes = {
  useTls: 4000,
  noSuchApp: 4001,
  overQuota: 4004,
  wrongProtocol: 4007,
  unauthorised: 4009,
  overCapacity: 4100,
  unavailable: 4101,
  invalidMessage: 4200,
  noAnswer: 4201,
  restarting: 4202,
  refusedMessage: 4301,
} as const;

/** JSON that is not nested too deep and names nothing twice; null for anything else. */
export function jsonIn(bytes: Buffer): unknown {
  try {
    return strictJson(bytes);
  } catch {
    return null;
  }
}

/** Some clients send a ping without data. */
const frame = z.object({ event: z.string().max(200), data: z.unknown().optional() });

/** Longer than the longest id and description of a user together. */
const MAX_CHANNEL_DATA = 4096;

/** The data may be an object or, as in the messages of a server, JSON in a string; null is what is not there. */
const subscription = z.preprocess(
  (data) => (typeof data === 'string' ? jsonIn(Buffer.from(data)) : data),
  z.object({
    channel: channelName,
    auth: z.string().max(300).nullish(),
    channel_data: z.string().max(MAX_CHANNEL_DATA).nullish(),
  }),
);

/** What a client presents to join a channel: for a presence channel also who its user is, in JSON that was signed. */
export interface Subscription {
  channel: string;
  auth: string | undefined;
  channelData: string | undefined;
}

/** What a client asks for; null when the message is not one of the protocol. */
export type Asked =
  | { event: 'pusher:ping' }
  | { event: 'pusher:pong' }
  | ({ event: 'pusher:subscribe' } & Subscription)
  | { event: 'pusher:unsubscribe'; channel: string }
  | { event: 'client' };

/** Reads a message of a client; null when it is not one that the protocol knows. */
export function readFrame(bytes: Buffer): Asked | null {
  const parsed = frame.safeParse(jsonIn(bytes));
  if (!parsed.success) return null;
  const { event } = parsed.data;
  if (event === 'pusher:ping' || event === 'pusher:pong') return { event };
  if (event.startsWith('client-')) return { event: 'client' };
  const asked = subscription.safeParse(parsed.data.data);
  if (!asked.success) return null;
  const { channel, auth, channel_data: channelData } = asked.data;
  if (event === 'pusher:subscribe')
    return { event, channel, auth: auth ?? undefined, channelData: channelData ?? undefined };
  return event === 'pusher:unsubscribe' ? { event, channel } : null;
}

/** A message of the server; its data is JSON in a string. */
export const frameOf = (event: string, content: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(content) });

/** A message with data that is JSON in a string already. */
export const relayFrame = (event: string, channel: string, text: string): string =>
  JSON.stringify({ event, channel, data: text });

/** An error; alone among the messages its data is an object. */
export const errorFrame = (code: number, message: string, channel?: string): string =>
  JSON.stringify({
    event: 'pusher:error',
    ...(channel !== undefined && { channel }),
    data: { code, message },
  });
