import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import {
  activatedExhibitors,
  activateExhibitors,
  assignCatalog,
  assignedCatalog,
  catalogOption,
  exhibitorCatalogs,
  exhibitorCreate,
  exhibitorItem,
  exhibitorList,
  exhibitorOption,
  exhibitorPasswordReset,
  exhibitorRegions,
  exhibitorRegionsQuery,
  exhibitorsFound,
  exhibitorUpdate,
} from './exhibitor.ts';
import { paging } from './list.ts';
import { deleted, item, pathId } from './primitives.ts';
import { done, register } from './session.ts';
import { MAX_PICTURE_MB } from './wine-limits.ts';

const ofCatalog = paging.extend({ catalog: pathId });
const webLogo = fileOf('web_logo', MAX_PICTURE_MB);

/** Registration, the exhibitors' profiles and their pictures for the web. */
export const exhibitorCalls = callList({
  'POST /register': { body: register, reply: done },
  'GET /exhibitor/:perPage/:page': { params: paging, query: exhibitorList, reply: exhibitorsFound },
  'GET /catalog/:catalog/exhibitor/:perPage/:page': {
    params: ofCatalog,
    query: exhibitorList,
    reply: exhibitorsFound,
  },
  'GET /exhibitor/:id': { params: byId, reply: item(exhibitorItem) },
  'GET /exhibitor/show/:id': { params: byId, reply: item(exhibitorItem) },
  'PUT /exhibitor/:id': { params: byId, body: exhibitorUpdate, upload: webLogo, reply: item(exhibitorItem) },
  'POST /exhibitor': { body: exhibitorCreate, upload: webLogo, reply: item(exhibitorItem) },
  'DELETE /exhibitor/:id': { params: byId, reply: deleted },
  'POST /exhibitor/activate': { body: activateExhibitors, reply: activatedExhibitors },
  'POST /exhibitor/assign-catalog': { body: assignCatalog, reply: assignedCatalog },
  'POST /exhibitor/password-reset/:id': { params: byId, body: exhibitorPasswordReset, reply: done },
  'POST /exhibitor/password-link/:id': { params: byId, reply: done },
  'POST /exhibitor/end-sessions/:id': { params: byId, reply: done },
  'GET /exhibitor/thumbnail/:id': { params: byId, reply: 'file', types: [fileTypes.png] },
  'GET /exhibitor/download/:id': { params: byId, reply: 'file', types: [fileTypes.png, fileTypes.jpeg] },
  'GET /wine/getExhibitors': { reply: z.object({ data: z.array(exhibitorOption) }) },
  'POST /exhibitor/get-regions': { body: exhibitorRegionsQuery, reply: exhibitorRegions },
  'POST /exhibitor/get-catalogs': { body: exhibitorRegionsQuery, reply: exhibitorCatalogs },
  'GET /exhibitor/load-catalogs': { reply: z.object({ data: z.array(catalogOption) }) },
});
