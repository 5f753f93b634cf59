/** The live channel of a user's status list and the event that carries the full list. Apart from the schemas, so that
 * listening costs a browser no checker. */
export const statusChannel = (userId: number) => `status.${userId}`;
export const STATUS_EVENT = 'StatusEvent';
/** Carries what became of an exhibitor's request, on the same channel. */
export const REQUEST_EVENT = 'RequestEvent';
