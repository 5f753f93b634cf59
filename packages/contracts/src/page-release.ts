/**
 * The states of a page on its way to the print office, with the names in the API, database and code.
 * - `draft` the exhibitor works on it, `released` it waits for the organiser's decision and cannot be
 *   changed, `accepted` it will be printed and cannot be changed, `rejected` the exhibitor can change it
 *   again.
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

/** Whether the content of a page in this state may change. */
export const isOpenForEdits = (state: ReleaseState) => openStates.includes(state);
