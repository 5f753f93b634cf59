import { z } from 'zod';
import { sessionRequest } from './session.ts';
import { statusItem } from './status.ts';
import { REQUEST_EVENT, STATUS_EVENT, WAITING_EVENT } from './status-channel.ts';

/**
 * What the live channel sends on a user's own channel, by event: the whole status list, the exhibitor's request for
 * the active catalogue; to administrators how many pages and logos wait for a decision.
 */
export const liveMessages = {
  [STATUS_EVENT]: z.array(statusItem),
  [REQUEST_EVENT]: sessionRequest.nullable(),
  [WAITING_EVENT]: z.object({ pages: z.int(), logos: z.int() }),
};

/** The names of the events. */
export type LiveEvent = keyof typeof liveMessages;

/** The payload of an event. */
export type LiveMessage<Event extends LiveEvent> = z.output<(typeof liveMessages)[Event]>;
