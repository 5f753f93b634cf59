/**
 * The states of an exhibitor's request for a catalogue, with the names in the API, database and code.
 * - `sent` waits for the organiser's decision, and the exhibitor can still change it; with `accepted` it has
 *   stands and pages; with `rejected` it has none, and those of an earlier acceptance are taken back.
 */
export const requestStates = { sent: 'sent', accepted: 'accepted', rejected: 'rejected' } as const;
export type RequestState = keyof typeof requestStates;

/** The flag that represents a state on the wire besides its word. */
export const acceptedFlag: Record<RequestState, 0 | 1 | null> = { sent: null, accepted: 1, rejected: 0 };
