/**
 * The live channel of a user's status list and the event that contains the full list. In a file without
 * schemas, so that a browser that listens does not load zod.
 */
export const statusChannel = (userId: number) => `status.${userId}`;
export const STATUS_EVENT = 'StatusEvent';
/** The event with the state of an exhibitor's request, on the same channel. */
export const REQUEST_EVENT = 'RequestEvent';
/** The event with the states of an exhibitor's pages after the organiser has changed one, on the same channel. */
export const PAGES_EVENT = 'PagesEvent';
/** The event with how much waits for the organiser's decision, on the channels of administrators. */
export const WAITING_EVENT = 'WaitingEvent';
