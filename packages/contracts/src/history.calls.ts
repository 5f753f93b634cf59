import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { broughtBack, historyItem, historyList, historyOf, historyState } from './history.ts';
import { paging } from './list.ts';
import { item, listOf } from './primitives.ts';

/** Who changed what, and when. */
export const historyCalls = callList({
  'GET /history/:perPage/:page': { params: paging, query: historyList, reply: listOf(historyItem) },
  'GET /history/of/:thing/:id/:perPage/:page': {
    params: historyOf,
    query: historyList,
    reply: listOf(historyItem),
  },
  'GET /history/state/:id': { params: byId, reply: item(historyState) },
  'POST /history/bring-back/:id': { params: byId, reply: item(broughtBack) },
});
