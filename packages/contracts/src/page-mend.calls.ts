import { z } from 'zod';
import { callList, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import { pageItem } from './page.ts';
import { mendAgreement, mendForm, mendPicture, pageMend } from './page-mend.ts';
import { item } from './primitives.ts';

/** `t` is the stamp with which clients bypass their own caches. */
const stamped = z.object({ t: z.string().max(300).optional() });

export const pageMendCalls = callList({
  'GET /page-mend/:id': { params: byId, reply: item(pageMend) },
  'POST /page-mend/:id': { params: byId, body: mendForm, reply: item(pageMend) },
  'POST /page-mend/:id/agree': { params: byId, body: mendAgreement, reply: item(pageItem) },
  'DELETE /page-mend/:id': { params: byId, reply: item(pageItem) },
  'GET /page-mend/:id/picture/:side/:page': {
    params: mendPicture,
    query: stamped,
    reply: 'file',
    types: [fileTypes.png],
  },
});
