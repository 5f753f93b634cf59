import type { PageUpdate, ReleaseState } from '@rebblatt/contracts';
import { isDecided, isOpenForEdits, releaseStates } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { stateAfter } from '../../lib/state-table.ts';
import type { ReleaseStep } from './release.rules.ts';
import { decisionOf, lockOfState, releaseSteps, releaseTable } from './release.rules.ts';

/** The result: a state, or the status and code of the refusal. */
function outcome<T>(act: () => T): T | string {
  try {
    return act();
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`;
    throw error;
  }
}

const written: [from: ReleaseState, step: ReleaseStep, outcome: string][] = [
  ['draft', 'release', 'released'],
  ['draft', 'renew', '409 page.not-released'],
  ['draft', 'accept', '409 page.not-released'],
  ['draft', 'reject', '409 page.not-released'],
  ['draft', 'withdraw', 'draft'],
  ['draft', 'undecide', '409 page.not-released'],
  ['draft', 'cancel', '409 page.not-released'],

  ['released', 'release', '409 page.released'],
  ['released', 'renew', 'released'],
  ['released', 'accept', 'accepted'],
  ['released', 'reject', 'rejected'],
  ['released', 'withdraw', 'released'],
  ['released', 'undecide', 'released'],
  ['released', 'cancel', 'draft'],

  ['accepted', 'release', '409 page.accepted'],
  ['accepted', 'renew', '409 page.accepted'],
  ['accepted', 'accept', 'accepted'],
  ['accepted', 'reject', 'rejected'],
  ['accepted', 'withdraw', 'released'],
  ['accepted', 'undecide', '409 page.accepted'],
  ['accepted', 'cancel', '409 page.accepted'],

  ['rejected', 'release', 'released'],
  ['rejected', 'renew', '409 page.not-released'],
  ['rejected', 'accept', '409 page.not-released'],
  ['rejected', 'reject', 'rejected'],
  ['rejected', 'withdraw', 'rejected'],
  ['rejected', 'undecide', 'released'],
  ['rejected', 'cancel', '409 page.not-released'],
];

describe('the release of a page', () => {
  it.each(written)('from %s, by %s: %s', (from, step, expected) => {
    expect(outcome(() => stateAfter(releaseTable, from, step))).toBe(expected);
  });

  it('defines the result of every step from every state', () => {
    const pairs = Object.keys(releaseStates).flatMap((from) => releaseSteps.map((step) => `${from} ${step}`));
    expect(written.map(([from, step]) => `${from} ${step}`)).toEqual(pairs);
  });

  it.each<[ReleaseState, boolean, boolean, string | null]>([
    ['draft', true, false, null],
    ['released', false, false, 'page.released'],
    ['accepted', false, true, 'page.accepted'],
    ['rejected', true, true, null],
  ])('of a page that is %s: open for edits %s, decided %s', (state, open, decided, lock) => {
    expect([isOpenForEdits(state), isDecided(state), lockOfState[state]]).toEqual([open, decided, lock]);
  });
});

describe('the decision in a form', () => {
  const nothing = null;
  it.each<[ReleaseState, PageUpdate['release_accepted'], string | null]>([
    ['draft', undefined, nothing],
    ['draft', null, nothing],
    ['draft', 1, '409 page.not-released'],
    ['draft', 0, '409 page.not-released'],
    ['released', undefined, nothing],
    ['released', null, nothing],
    ['released', 1, 'accept'],
    ['released', 0, 'reject'],
    ['accepted', undefined, nothing],
    ['accepted', null, 'withdraw'],
    ['accepted', 1, nothing],
    ['accepted', 0, 'reject'],
    ['rejected', undefined, nothing],
    ['rejected', null, nothing],
    ['rejected', 1, '409 page.not-released'],
    ['rejected', 0, nothing],
  ])('on a page that is %s: %s means %s', (state, decision, step) => {
    expect(outcome(() => decisionOf(state, decision))).toBe(step);
  });
});
