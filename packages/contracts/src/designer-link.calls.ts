import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId, byToken } from './call-params.ts';
import { choosePage } from './choose-page.ts';
import { designerLink, designerLinkCreated, designerLinkForm, designerPage } from './designer-link.ts';
import { MAX_PDF_MB } from './page-limits.ts';
import { deleted, listOf, pathId } from './primitives.ts';

const upload = fileOf('file', MAX_PDF_MB);

/** Links by which a designer without an account uploads the file of one page. */
export const designerLinkCalls = callList({
  'POST /page/:id/designer-link': { params: byId, body: designerLinkForm, reply: designerLinkCreated },
  'GET /page/:id/designer-link': { params: byId, reply: listOf(designerLink) },
  'DELETE /page-designer-link/:id': { params: byId, reply: deleted },
  'GET /designer-link/:token': { params: byToken, reply: designerPage },
  'GET /designer-link/:token/picture/:page': {
    params: byToken.extend({ page: pathId }),
    reply: 'file',
    types: [fileTypes.png],
  },
  'POST /designer-link/:token/choose-page': { params: byToken, body: choosePage, reply: designerPage },
  'POST /designer-link/:token/file': {
    params: byToken,
    body: z.looseObject({}),
    upload,
    reply: designerPage,
  },
});
