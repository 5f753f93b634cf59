import type { PageUpdate, ReleaseState } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';
import type { StateTable } from '../../lib/state-table.ts';
import { refused, stateAfter } from '../../lib/state-table.ts';

/**
 * The steps of the release of a page; also the words of its history. `undecide` takes a rejection back; `renew` releases
 * a page anew with a correction that its exhibitor took over, which the history calls a release too.
 */
export const releaseSteps = [
  'release',
  'renew',
  'accept',
  'reject',
  'withdraw',
  'undecide',
  'cancel',
] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

const { draft, released, accepted, rejected } = releaseStates;
const isReleased = refused('page.released');
const isAccepted = refused('page.accepted');
const notReleased = refused('page.not-released');

/** Everything that can happen to a page on its way to the print office. */
export const releaseTable: StateTable<ReleaseState, ReleaseStep> = {
  draft: {
    release: released,
    renew: notReleased,
    accept: notReleased,
    reject: notReleased,
    withdraw: draft,
    undecide: notReleased,
    cancel: notReleased,
  },
  released: {
    release: isReleased,
    renew: released,
    accept: accepted,
    reject: rejected,
    withdraw: released,
    undecide: released,
    cancel: draft,
  },
  accepted: {
    release: isAccepted,
    renew: isAccepted,
    accept: accepted,
    reject: rejected,
    withdraw: released,
    undecide: isAccepted,
    cancel: isAccepted,
  },
  rejected: {
    release: released,
    renew: notReleased,
    accept: notReleased,
    reject: rejected,
    withdraw: rejected,
    undecide: released,
    cancel: notReleased,
  },
};

/** Why the content of a page in this state is locked for everybody, or null while it is open. */
export const lockOfState: Record<ReleaseState, 'page.released' | 'page.accepted' | null> = {
  draft: null,
  released: 'page.released',
  accepted: 'page.accepted',
  rejected: null,
};

/**
 * The step that corresponds to the decision in an administrator's form: 1 accepts, 0 rejects, null withdraws an
 * acceptance.
 * @returns null when the form contains no decision, or the page's current one
 * @throws AppError 409 `page.not-released` for a decision on a page that is not released
 */
export function decisionOf(
  state: ReleaseState,
  decision: PageUpdate['release_accepted'],
): ReleaseStep | null {
  if (decision === undefined) return null;
  const step = decision === null ? 'withdraw' : decision === 1 ? 'accept' : 'reject';
  return stateAfter(releaseTable, state, step) === state ? null : step;
}
