import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { fairAddress, fairStand, orderedService } from './fair-list.ts';
import { listOf } from './primitives.ts';

/** The lists a fair runs on, each of one catalogue. */
export const fairListCalls = callList({
  'GET /catalog/:id/ordered-services': { params: byId, reply: listOf(orderedService) },
  'GET /catalog/:id/stands': { params: byId, reply: listOf(fairStand) },
  'GET /catalog/:id/addresses': { params: byId, reply: listOf(fairAddress) },
});
