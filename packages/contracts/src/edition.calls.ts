import { callList, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import {
  editionItem,
  editionList,
  editionUpdate,
  editionWithdrawn,
  previewQuery,
  publicationItem,
  publicationOrdered,
  publicationUpdate,
  visitCount,
} from './edition.ts';
import { item, listOf } from './primitives.ts';

/** The catalogue for visitors: its editions, and how it is published. */
export const editionCalls = callList({
  'GET /edition/catalog/:id': { params: byId, reply: editionList },
  'POST /edition/catalog/:id': { params: byId, reply: publicationOrdered },
  'GET /edition/catalog/:id/preview': {
    params: byId,
    query: previewQuery,
    reply: 'file',
    types: [fileTypes.html],
  },
  'PUT /edition/catalog/:id': { params: byId, body: publicationUpdate, reply: item(publicationItem) },
  'DELETE /edition/catalog/:id/current': { params: byId, reply: editionWithdrawn },
  'GET /edition/catalog/:id/visits': { params: byId, reply: listOf(visitCount) },
  'PUT /edition/:id': { params: byId, body: editionUpdate, reply: item(editionItem) },
});
