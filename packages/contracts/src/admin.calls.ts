import { accountItem, accountUpdate, adminCreate, adminItem, adminList, adminUpdate } from './admin.ts';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { paging } from './list.ts';
import { deleted, item, listOf } from './primitives.ts';

/** The accounts of the organiser, including the caller's own. */
export const adminCalls = callList({
  'GET /admin/:perPage/:page': { params: paging, query: adminList, reply: listOf(adminItem) },
  'GET /admin/:id': { params: byId, reply: item(adminItem) },
  'POST /admin': { body: adminCreate, reply: item(adminItem) },
  'PUT /admin/:id': { params: byId, body: adminUpdate, reply: item(adminItem) },
  'DELETE /admin/:id': { params: byId, reply: deleted },

  'GET /account': { reply: item(accountItem) },
  'PUT /account': { body: accountUpdate, reply: item(accountItem) },
});
