/**
 * The states of an exhibitor's request for a catalogue, with the names in the API, database and code.
 * - `sent` waits for the organiser's decision, and the exhibitor can still change it; with `accepted` it has
 *   stands and pages; with `rejected` it has none, and those of an earlier acceptance are taken back.
 */
export const requestStates = { sent: 'sent', accepted: 'accepted', rejected: 'rejected' } as const;
export type RequestState = keyof typeof requestStates;
