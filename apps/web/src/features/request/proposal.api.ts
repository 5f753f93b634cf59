import type { AcceptedProposals, BodyOf, RequestItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';
import { sent } from './request.api.ts';

/** The exhibitor's order of last time, proposed for the active catalogue; null without one, or when it is answered. */
export const ownProposal = () =>
  queryOptions({
    queryKey: ['request', 'proposal'],
    queryFn: async () => (await call('GET /request/proposal')).data,
  });

/** Sends the order of last time. */
export async function confirmProposal(
  body: BodyOf<'POST /request/confirm-proposal'>,
  intention: Intention,
): Promise<RequestItem> {
  const stored = sent(await call('POST /request/confirm-proposal', { body, intention }));
  queryClient.setQueryData(ownProposal().queryKey, null);
  return stored;
}

/** Fetches anew what became of the proposal elsewhere. */
export const reloadOwnOrder = () => queryClient.invalidateQueries({ queryKey: ['request'] });

/** All orders of last time that are proposed for a catalogue. */
export const proposalsOf = (catalogId: number | string) =>
  queryOptions({
    queryKey: ['admin-request', 'proposals', String(catalogId)],
    queryFn: async ({ signal }) => (await call('GET /catalog/:id/proposals', { id: catalogId, signal })).data,
    staleTime: 0,
  });

/** So many at a time that no answer keeps anybody waiting. */
const AT_ONCE = 20;

/**
 * Accepts orders of last time, some at a time, after which pages, stands and lists are fetched anew.
 * @param onProgress called with how many were looked at so far
 */
export async function acceptProposals(
  catalogId: number | string,
  { ids, ...how }: BodyOf<'POST /catalog/:id/proposals/accept'> & { ids: number[] },
  onProgress: (count: number) => void,
): Promise<AcceptedProposals> {
  const result: AcceptedProposals = { accepted: 0, requested: 0, already: 0, left: [] };
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const body = { ids: ids.slice(at, at + AT_ONCE), ...how };
      const { data } = await call('POST /catalog/:id/proposals/accept', { id: catalogId, body });
      result.accepted += data.accepted;
      result.requested += data.requested;
      result.already += data.already;
      result.left.push(...data.left);
      onProgress(Math.min(at + AT_ONCE, ids.length));
    }
    return result;
  } finally {
    // What was accepted before it broke off is accepted.
    for (const key of ['admin-request', 'page', 'stand', 'exhibitor'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

/** Who took part last time and has no proposal. */
export const otherProposalsOf = (catalogId: number | string) =>
  queryOptions({
    queryKey: ['admin-request', 'proposals', String(catalogId), 'others'],
    queryFn: async () => (await call('GET /catalog/:id/proposals/others', { id: catalogId })).data,
    staleTime: 0,
  });

const changed = (catalogId: number | string) =>
  queryClient.invalidateQueries({ queryKey: ['admin-request', 'proposals', String(catalogId)] });

/** Proposes the order of last time to one more. */
export async function addProposal(catalogId: number | string, exhibitorId: number): Promise<void> {
  await call('POST /catalog/:id/proposals', { id: catalogId, body: { exhibitors: [exhibitorId] } });
  await changed(catalogId);
}

/** Takes a proposal away that nobody has answered. */
export async function removeProposal(catalogId: number | string, exhibitor: number): Promise<void> {
  try {
    await call('DELETE /catalog/:id/proposals/:exhibitor', { id: catalogId, exhibitor });
  } finally {
    await changed(catalogId);
  }
}
