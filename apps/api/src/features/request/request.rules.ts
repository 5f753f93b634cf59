import type { RequestState } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { StateTable } from '../../lib/state-table.ts';
import { refused } from '../../lib/state-table.ts';

/** The steps of a request that was sent; also the words of its history. `undecide` takes a decision back at once. */
export const requestSteps = ['change', 'accept', 'reject', 'undecide'] as const;
export type RequestStep = (typeof requestSteps)[number];

const { sent, accepted, rejected } = requestStates;
const decided = refused('catalog-request.decided');

/**
 * Exhibitors can change a request until it is accepted; a rejected one is sent again with that. The organiser can change
 * the decision at any time.
 */
export const requestTable: StateTable<RequestState, RequestStep> = {
  sent: {
    change: sent,
    accept: accepted,
    reject: rejected,
    undecide: refused('catalog-request.not-decided'),
  },
  accepted: { change: decided, accept: accepted, reject: rejected, undecide: sent },
  rejected: { change: sent, accept: accepted, reject: rejected, undecide: sent },
};
