import { z } from 'zod';

/** The four states of a page on its way to the print office. */
export const releaseStates = ['draft', 'released', 'accepted', 'rejected'] as const;
export const releaseState = z.enum(releaseStates);
export type ReleaseState = z.output<typeof releaseState>;

interface ReleaseFlags {
  released: boolean | 0 | 1 | null;
  release_accepted: boolean | 0 | 1 | null;
}

/**
 * Reads the two stored flags of a page into one word; nothing else reads them.
 * - `draft` the exhibitor works on it, `released` it waits for the organiser's decision and nobody changes it,
 *   `accepted` it will be printed and nobody changes it, `rejected` it is the exhibitor's again.
 */
export function releaseStateOf({ released, release_accepted: accepted }: ReleaseFlags): ReleaseState {
  if (released) return accepted ? 'accepted' : 'released';
  return accepted === null || accepted ? 'draft' : 'rejected';
}

/** Whether the content of a page in this state may change at all. */
export const isOpenForEdits = (state: ReleaseState) => state === 'draft' || state === 'rejected';

/** The flags that a state is stored as. */
export const flagsOfState: Record<
  ReleaseState,
  { released: boolean | null; releaseAccepted: boolean | null }
> = {
  draft: { released: null, releaseAccepted: null },
  released: { released: true, releaseAccepted: null },
  accepted: { released: true, releaseAccepted: true },
  rejected: { released: false, releaseAccepted: false },
};
