/**
 * The states of a page on its way to the print office, by the names that wire, database and code say them with.
 * - `draft` the exhibitor works on it, `released` it waits for the organiser's decision and nobody changes it,
 *   `accepted` it will be printed and nobody changes it, `rejected` it is the exhibitor's again.
 */
export const releaseStates = {
  draft: 'draft',
  released: 'released',
  accepted: 'accepted',
  rejected: 'rejected',
} as const;
export type ReleaseState = keyof typeof releaseStates;

/** The states in which the content of a page may change. */
export const openStates: ReleaseState[] = [releaseStates.draft, releaseStates.rejected];

/** Whether the organiser has decided on a page in this state. */
export const isDecided = (state: ReleaseState) =>
  state === releaseStates.accepted || state === releaseStates.rejected;

/** Whether the content of a page in this state may change at all. */
export const isOpenForEdits = (state: ReleaseState) => openStates.includes(state);
