import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { fairAddress, fairStand, orderedService } from './fair-list.ts';
import { item, listOf } from './primitives.ts';
import { standMove, standMoved } from './stand-plan.ts';

/** The lists a fair runs on, each of one catalogue, and the plan of its stands. */
export const fairListCalls = callList({
  'GET /catalog/:id/ordered-services': { params: byId, reply: listOf(orderedService) },
  'GET /catalog/:id/stands': { params: byId, reply: listOf(fairStand) },
  'POST /catalog/:id/stands/move': { params: byId, body: standMove, reply: item(standMoved) },
  'GET /catalog/:id/addresses': { params: byId, reply: listOf(fairAddress) },
});
