import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { catalogItem } from './catalog.ts';
import { catalogNext, nextOffer } from './next-fair.ts';
import { item } from './primitives.ts';
import {
  acceptedProposals,
  acceptProposals,
  confirmProposal,
  ownProposal,
  proposalList,
} from './proposal.ts';
import { requestSent } from './request.ts';

/** The next catalogue from the last one, and the orders of last time as proposals. */
export const nextFairCalls = callList({
  'GET /catalog/:id/next': { params: byId, reply: item(nextOffer) },
  'POST /catalog/:id/next': { params: byId, body: catalogNext, reply: item(catalogItem) },
  'GET /catalog/:id/proposals': { params: byId, reply: item(proposalList) },
  'POST /catalog/:id/proposals/accept': {
    params: byId,
    body: acceptProposals,
    reply: acceptedProposals,
  },
  'GET /request/proposal': { reply: z.object({ data: ownProposal.nullable() }) },
  'POST /request/confirm-proposal': { body: confirmProposal, reply: requestSent },
});
