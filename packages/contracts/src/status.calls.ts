import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { paging } from './list.ts';
import { deleted, listOf } from './primitives.ts';
import { statusItem, statusList } from './status.ts';

/** The list in the bell: what is being processed. */
export const statusCalls = callList({
  'GET /status/:perPage/:page': { params: paging, query: statusList, reply: listOf(statusItem) },
  'DELETE /status/:id': { params: byId, reply: deleted },
});
