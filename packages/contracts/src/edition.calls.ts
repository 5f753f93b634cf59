import { callList } from './call.ts';
import { byId } from './call-params.ts';
import {
  editionItem,
  editionList,
  editionUpdate,
  editionWithdrawn,
  publicationItem,
  publicationOrdered,
  publicationUpdate,
} from './edition.ts';
import { item } from './primitives.ts';

/** The catalogue for visitors: its editions, and how it is published. */
export const editionCalls = callList({
  'GET /edition/catalog/:id': { params: byId, reply: editionList },
  'POST /edition/catalog/:id': { params: byId, reply: publicationOrdered },
  'PUT /edition/catalog/:id': { params: byId, body: publicationUpdate, reply: item(publicationItem) },
  'DELETE /edition/catalog/:id/current': { params: byId, reply: editionWithdrawn },
  'PUT /edition/:id': { params: byId, body: editionUpdate, reply: item(editionItem) },
});
