import { callList, fileTypes } from './call.ts';
import { byId, stamped } from './call-params.ts';
import {
  broughtBack,
  deletedThing,
  historyItem,
  historyList,
  historyOf,
  historyPicture,
  historyState,
  historyStateQuery,
} from './history.ts';
import { paging } from './list.ts';
import { item, listOf, listOrNearest } from './primitives.ts';

/** Who changed what, and when. */
export const historyCalls = callList({
  'GET /history/:perPage/:page': { params: paging, query: historyList, reply: listOrNearest(historyItem) },
  'GET /history/of/:thing/:id/:perPage/:page': {
    params: historyOf,
    query: historyList,
    reply: listOf(historyItem),
  },
  'GET /history/state/:id': { params: byId, query: historyStateQuery, reply: item(historyState) },
  'GET /history/picture/:id/:side': {
    params: historyPicture,
    query: stamped,
    reply: 'file',
    types: [fileTypes.png],
  },
  'POST /history/bring-back/:id': { params: byId, reply: item(broughtBack) },
  'POST /history/undo-deletion': { body: deletedThing, reply: item(broughtBack) },
});
