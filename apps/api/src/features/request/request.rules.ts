import type { RequestState } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { StateTable } from '../../lib/state-table.ts';
import { refused } from '../../lib/state-table.ts';

/** What can happen to a request that was sent; also the words of its history. */
export const requestSteps = ['change', 'accept', 'reject'] as const;
export type RequestStep = (typeof requestSteps)[number];

const { sent, accepted, rejected } = requestStates;
const decided = refused('catalog-request.decided');

/** Exhibitors change what nobody has decided on; the organiser may think again at any time. */
export const requestTable: StateTable<RequestState, RequestStep> = {
  sent: { change: sent, accept: accepted, reject: rejected },
  accepted: { change: decided, accept: accepted, reject: rejected },
  rejected: { change: decided, accept: accepted, reject: rejected },
};
