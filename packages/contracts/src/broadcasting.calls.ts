import { channelAuthForm, channelAuthReply } from './broadcasting.ts';
import { callList } from './call.ts';

/** Joining private channels over the Pusher protocol. */
export const broadcastingCalls = callList({
  'POST /broadcasting/auth': { body: channelAuthForm, reply: channelAuthReply },
});
