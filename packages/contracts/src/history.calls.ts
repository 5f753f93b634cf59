import { callList } from './call.ts';
import { historyItem, historyList, historyOf } from './history.ts';
import { paging } from './list.ts';
import { listOf } from './primitives.ts';

/** Who changed what, and when. */
export const historyCalls = callList({
  'GET /history/:perPage/:page': { params: paging, query: historyList, reply: listOf(historyItem) },
  'GET /history/of/:thing/:id/:perPage/:page': {
    params: historyOf,
    query: historyList,
    reply: listOf(historyItem),
  },
});
