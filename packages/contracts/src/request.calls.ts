import { z } from 'zod';
import {
  acceptedAsProposed,
  acceptRequests,
  adminRequestItem,
  adminRequestList,
  adminRequestRow,
  adminRequestUpdate,
  lookOrder,
  orderedTotal,
  requestTakeBack,
} from './admin-request.ts';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { paging } from './list.ts';
import { item, listOf, listOrNearest } from './primitives.ts';
import {
  requestCreate,
  requestItem,
  requestList,
  requestResent,
  requestRow,
  requestSent,
  requestUpdate,
} from './request.ts';

/** Exhibitors' requests for a catalogue, and the organiser's decisions. */
export const requestCalls = callList({
  'GET /request/:perPage/:page': { params: paging, query: requestList, reply: listOf(requestRow) },
  'GET /request/active': { reply: z.object({ data: requestItem.nullable() }) },
  'GET /request/:id': { params: byId, reply: item(requestItem) },
  'POST /request': { body: requestCreate, reply: requestSent },
  'PUT /request/:id': { params: byId, body: requestUpdate, reply: requestResent },

  'GET /admin-request/:perPage/:page': {
    params: paging,
    query: adminRequestList,
    reply: listOrNearest(adminRequestRow),
  },
  'GET /catalog/:id/orders': { params: byId, reply: z.object({ data: z.array(orderedTotal) }) },
  'GET /admin-request/:id': { params: byId, reply: item(adminRequestItem) },
  'PUT /admin-request/:id': { params: byId, body: adminRequestUpdate, reply: item(adminRequestItem) },
  'POST /admin-request/accept': { body: acceptRequests, reply: item(acceptedAsProposed) },
  'POST /admin-request/:id/take-back': {
    params: byId,
    body: requestTakeBack,
    reply: item(adminRequestItem),
  },
  'POST /admin-request/:id/look': {
    params: byId,
    body: lookOrder,
    reply: z.object({ data: z.object({ id: z.int() }) }),
  },
});
