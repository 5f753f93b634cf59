import { z } from 'zod';
import { releaseStates } from './page-release.ts';
import { flag } from './primitives.ts';
import { sessionRequest } from './session.ts';
import { statusItem } from './status.ts';
import { PAGES_EVENT, REQUEST_EVENT, STATUS_EVENT, WAITING_EVENT } from './status-channel.ts';

/** What the organiser's decisions change on a page. */
const ownPageState = z.object({
  id: z.int(),
  position: z.int(),
  state: z.enum(releaseStates),
  active: flag,
  comment: z.string().nullable(),
});
export type OwnPageState = z.output<typeof ownPageState>;

/**
 * What the live channel sends on a user's own channel, by event: the whole status list, the exhibitor's request for
 * the active catalogue, where the exhibitor's latest pages stand; to administrators how many pages and logos wait for a decision.
 */
export const liveMessages = {
  [STATUS_EVENT]: z.array(statusItem),
  [REQUEST_EVENT]: sessionRequest.nullable(),
  [PAGES_EVENT]: z.array(ownPageState),
  [WAITING_EVENT]: z.object({ pages: z.int(), logos: z.int() }),
};

/** The names of the events. */
export type LiveEvent = keyof typeof liveMessages;

/** The payload of an event. */
export type LiveMessage<Event extends LiveEvent> = z.output<(typeof liveMessages)[Event]>;
