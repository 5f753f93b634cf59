/**
 * The states of what an exhibitor orders for a catalogue, by the names that wire, database and code say them with.
 * - `sent` waits for the organiser's decision, and the exhibitor may still change it; `accepted` gave stands and pages;
 *   `rejected` gave none, or takes them back.
 */
export const requestStates = { sent: 'sent', accepted: 'accepted', rejected: 'rejected' } as const;
export type RequestState = keyof typeof requestStates;
