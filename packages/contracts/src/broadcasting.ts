import { z } from 'zod';

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
