import { callList, fileTypes } from './call.ts';
import { byId, byToken } from './call-params.ts';
import { coverReply } from './cover.ts';
import { designerPage } from './designer-link.ts';
import { logoItem } from './logo.ts';
import { fileMend, mendAgreement, mendForm, mendLook, mendPicture } from './mend.ts';
import { pageItem } from './page.ts';
import { item } from './primitives.ts';

const shown = item(fileMend);
const picture = { query: mendLook, reply: 'file', types: [fileTypes.png] } as const;

/** What the press can mend in the file of a page, a logo or a cover, and by the link of a designer. */
export const mendCalls = callList({
  'GET /page-mend/:id': { params: byId, reply: shown },
  'POST /page-mend/:id': { params: byId, body: mendForm, reply: shown },
  'POST /page-mend/:id/agree': { params: byId, body: mendAgreement, reply: item(pageItem) },
  'DELETE /page-mend/:id': { params: byId, reply: item(pageItem) },
  'GET /page-mend/:id/picture/:side/:page': { params: byId.extend(mendPicture.shape), ...picture },

  'GET /logo/:id/mend': { params: byId, reply: shown },
  'POST /logo/:id/mend': { params: byId, body: mendForm, reply: shown },
  'POST /logo/:id/mend/agree': { params: byId, body: mendAgreement, reply: item(logoItem) },
  'DELETE /logo/:id/mend': { params: byId, reply: item(logoItem) },
  'GET /logo/:id/mend/picture/:side/:page': { params: byId.extend(mendPicture.shape), ...picture },

  'GET /print/cover/:id/mend': { params: byId, reply: shown },
  'POST /print/cover/:id/mend': { params: byId, body: mendForm, reply: shown },
  'POST /print/cover/:id/mend/agree': { params: byId, body: mendAgreement, reply: coverReply },
  'DELETE /print/cover/:id/mend': { params: byId, reply: coverReply },
  'GET /print/cover/:id/mend/picture/:side/:page': { params: byId.extend(mendPicture.shape), ...picture },

  'GET /designer-link/:token/mend': { params: byToken, reply: shown },
  'POST /designer-link/:token/mend': { params: byToken, body: mendForm, reply: shown },
  'POST /designer-link/:token/mend/agree': { params: byToken, body: mendAgreement, reply: designerPage },
  'DELETE /designer-link/:token/mend': { params: byToken, reply: designerPage },
  'GET /designer-link/:token/mend/picture/:side/:page': {
    params: byToken.extend(mendPicture.shape),
    ...picture,
  },
});
