import { z } from 'zod';
import { statusItem } from './status.ts';
import { STATUS_EVENT } from './status-channel.ts';

/** What the live channel sends, by event: a user's whole status list. */
export const liveMessages = { [STATUS_EVENT]: z.array(statusItem) };

/** The names of the events. */
export type LiveEvent = keyof typeof liveMessages;

/** What a client hears with an event. */
export type LiveMessage<Event extends LiveEvent> = z.output<(typeof liveMessages)[Event]>;
