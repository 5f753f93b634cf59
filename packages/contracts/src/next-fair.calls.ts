import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { catalogItem } from './catalog.ts';
import { catalogNext, nextOffer } from './next-fair.ts';
import { deleted, item } from './primitives.ts';
import {
  acceptedProposals,
  acceptProposals,
  confirmProposal,
  oneProposal,
  otherProposals,
  ownProposal,
  proposalList,
  proposedOrders,
  proposeOrders,
} from './proposal.ts';
import { requestSent } from './request.ts';

/** The next catalogue from the last one, and the orders of last time as proposals. */
export const nextFairCalls = callList({
  'GET /catalog/:id/next': { params: byId, reply: item(nextOffer) },
  'POST /catalog/:id/next': { params: byId, body: catalogNext, reply: item(catalogItem) },
  'GET /catalog/:id/proposals': { params: byId, reply: item(proposalList) },
  'GET /catalog/:id/proposals/others': { params: byId, reply: item(otherProposals) },
  'POST /catalog/:id/proposals': { params: byId, body: proposeOrders, reply: proposedOrders },
  'DELETE /catalog/:id/proposals/:exhibitor': { params: oneProposal, reply: deleted },
  'POST /catalog/:id/proposals/accept': {
    params: byId,
    body: acceptProposals,
    reply: acceptedProposals,
  },
  'GET /request/proposal': { reply: z.object({ data: ownProposal.nullable() }) },
  'POST /request/confirm-proposal': { body: confirmProposal, reply: requestSent },
});
