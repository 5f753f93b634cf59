import { z } from 'zod';
import { onceRight } from './across-fields.ts';

/** The longest name of a channel, and its characters, by the Pusher protocol. */
const CHANNEL_NAME_MAX = 164;
export const channelName = z
  .string()
  .min(1)
  .max(CHANNEL_NAME_MAX)
  .regex(/^[-\w=@,.;]+$/, 'validation.invalid');

/** The id that a socket was given when it was opened. */
const socketId = z
  .string()
  .max(50)
  .regex(/^\d+\.\d+$/, 'validation.invalid');

/** `POST broadcasting/auth`, as clients of the Pusher protocol send it. */
export const channelAuthForm = z.object({ socket_id: socketId, channel_name: channelName });
export type ChannelAuthForm = z.output<typeof channelAuthForm>;

/** The signature with which this socket may join this channel. */
export const channelAuthReply = z.object({ auth: z.string() });

/** Limits of the Pusher protocol for the events of another back end. */
export const EVENT_NAME_MAX = 200;
export const EVENT_DATA_MAX = 10_240;
const CHANNELS_MAX = 100;
const BATCH_MAX = 10;

const backEndEvent = z.object({
  name: z.string().min(1).max(EVENT_NAME_MAX),
  data: z.string().max(EVENT_DATA_MAX),
  /** The socket that caused the event and must not receive it. */
  socket_id: socketId.optional(),
});

/** `POST apps/{id}/events`: one event for one or several channels. */
export const backEndEvents = backEndEvent
  .extend({ channel: channelName.optional(), channels: z.array(channelName).max(CHANNELS_MAX).optional() })
  .refine(({ channel, channels = [] }) => channel !== undefined || channels.length > 0, {
    message: 'validation.required',
    path: ['channels'],
    when: onceRight('channel', 'channels'),
  })
  .transform(({ channel, channels, ...event }) => ({
    ...event,
    channels: [...new Set([...(channels ?? []), ...(channel === undefined ? [] : [channel])])],
  }));

/** `POST apps/{id}/batch_events`: events with one channel each. */
export const backEndBatch = z.object({
  batch: z
    .array(backEndEvent.extend({ channel: channelName }))
    .min(1)
    .max(BATCH_MAX),
});

/** An event of another back end, ready to be sent. */
export const relayedEvent = z.object({
  name: z.string(),
  data: z.string(),
  channels: z.array(z.string()),
  socket_id: z.string().optional(),
});
export type RelayedEvent = z.output<typeof relayedEvent>;
