import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import { choosePage } from './choose-page.ts';
import { paging } from './list.ts';
import { logoDecision, logoItem, logoList, logoUpload } from './logo.ts';
import { logoPlacementForm } from './logo-placement.ts';
import { MAX_PDF_MB } from './page-limits.ts';
import { preflightOverrideForm } from './preflight-override.ts';
import { deleted, item, listOf, listOrNearest, pathId } from './primitives.ts';

const upload = fileOf('file', MAX_PDF_MB);
const ofExhibitor = paging.extend({ exhibitor: pathId });
const decided = item(logoItem).extend({ approved: z.boolean() });

/** Logos and the decisions about them. */
export const logoCalls = callList({
  'GET /logo/:perPage/:page': { params: paging, query: logoList, reply: listOrNearest(logoItem) },
  'GET /logo/by-exhibitor/:exhibitor/:perPage/:page': {
    params: ofExhibitor,
    query: logoList,
    reply: listOf(logoItem),
  },
  'GET /logo/:id': { params: byId, reply: item(logoItem) },
  'POST /logo': { body: logoUpload, upload, reply: item(logoItem) },
  'PUT /logo/:id': { params: byId, body: logoDecision, reply: decided },
  'DELETE /logo/:id': { params: byId, reply: deleted },
  'GET /logo/thumbnail/:id': { params: byId, reply: 'file', types: [fileTypes.png] },
  'GET /logo/download/:id': { params: byId, reply: 'file', types: [fileTypes.pdf] },

  'GET /logo/:id/picture/:page': {
    params: byId.extend({ page: pathId }),
    reply: 'file',
    types: [fileTypes.png],
  },
  'PUT /logo/:id/placement': { params: byId, body: logoPlacementForm, reply: item(logoItem) },
  'POST /logo/:id/choose-page': { params: byId, body: choosePage, reply: item(logoItem) },
  'POST /logo/:id/check-again': { params: byId, reply: item(logoItem) },
  'PUT /logo/:id/preflight-override': { params: byId, body: preflightOverrideForm, reply: item(logoItem) },
  'DELETE /logo/:id/preflight-override': { params: byId, reply: item(logoItem) },
});
