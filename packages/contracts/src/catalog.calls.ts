import { callList } from './call.ts';
import { byId } from './call-params.ts';
import {
  assignedStand,
  catalogCreate,
  catalogExhibitor,
  catalogItem,
  catalogList,
  catalogOrNone,
  catalogUpdate,
  exhibitorInCatalogList,
  hasCatalogPage,
  standExhibitorList,
} from './catalog.ts';
import { paging } from './list.ts';
import { lastPagesAdded, laterDeadline, laterDeadlineSet, participation } from './participation.ts';
import { deleted, item, listOf, pathId } from './primitives.ts';
import { progressRow } from './progress.ts';
import { catalogStanding } from './standing.ts';

const inCatalog = byId.extend({ exhibitor: pathId });

/** Catalogues, their exhibitors and stands. */
export const catalogCalls = callList({
  'GET /catalog/removable/:id': { params: byId, reply: deleted },
  'GET /catalog/:perPage/:page': { params: paging, query: catalogList, reply: listOf(catalogItem) },
  'GET /catalog/active-catalog': { reply: catalogOrNone },
  'GET /catalog/last-active-catalog': { reply: catalogOrNone },
  'GET /catalog/has-catalog-page': { reply: hasCatalogPage },
  'GET /catalog/:id': { params: byId, reply: item(catalogItem) },
  'GET /catalog/:id/progress': { params: byId, reply: listOf(progressRow) },
  'GET /catalog/:id/progress/:exhibitor': { params: inCatalog, reply: item(participation) },
  'POST /catalog/:id/progress/:exhibitor/last-pages': { params: inCatalog, reply: lastPagesAdded },
  'PUT /catalog/:id/progress/:exhibitor/deadline': {
    params: inCatalog,
    body: laterDeadline,
    reply: laterDeadlineSet,
  },
  'GET /catalog/:id/standing': { params: byId, reply: item(catalogStanding) },
  'POST /catalog': { body: catalogCreate, reply: item(catalogItem) },
  'PUT /catalog/:id': { params: byId, body: catalogUpdate, reply: item(catalogItem) },
  'DELETE /catalog/:id': { params: byId, reply: deleted },

  'GET /exhibitor-in-catalog/:perPage/:page': {
    params: paging,
    query: exhibitorInCatalogList,
    reply: listOf(catalogExhibitor),
  },
  'GET /stand-exhibitor/:perPage/:page': {
    params: paging,
    query: standExhibitorList,
    reply: listOf(assignedStand),
  },
});
