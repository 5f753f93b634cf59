import { callList, fileOf, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import { catalogDesign, catalogDesignItem, catalogDesignUpdate, designLook } from './catalog-design.ts';
import { catalogMarkUpload } from './catalog-mark.ts';
import { MAX_PDF_MB } from './page-limits.ts';
import { deleted, item } from './primitives.ts';

const upload = fileOf('file', MAX_PDF_MB);

/** The look of a catalogue's printed pages, and the fair's mark on them. */
export const catalogDesignCalls = callList({
  'GET /catalog/:id/design': { params: byId, reply: item(catalogDesignItem) },
  'PUT /catalog/:id/design': { params: byId, body: catalogDesignUpdate, reply: item(catalogDesignItem) },
  'POST /catalog/:id/design/look': { params: byId, body: catalogDesign, reply: item(designLook) },

  'POST /catalog/:id/design/mark': {
    params: byId,
    body: catalogMarkUpload,
    upload,
    reply: item(catalogDesignItem),
  },
  'DELETE /catalog/:id/design/mark': { params: byId, query: catalogMarkUpload, reply: deleted },
  'GET /catalog/:id/design/mark': { params: byId, reply: 'file', types: [fileTypes.pdf] },
  'GET /catalog/:id/design/mark/picture': { params: byId, reply: 'file', types: [fileTypes.png] },
});
