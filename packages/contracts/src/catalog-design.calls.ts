import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { catalogDesign, catalogDesignItem, catalogDesignUpdate, designLook } from './catalog-design.ts';
import { item } from './primitives.ts';

/** The look of a catalogue's printed pages. */
export const catalogDesignCalls = callList({
  'GET /catalog/:id/design': { params: byId, reply: item(catalogDesignItem) },
  'PUT /catalog/:id/design': { params: byId, body: catalogDesignUpdate, reply: item(catalogDesignItem) },
  'POST /catalog/:id/design/look': { params: byId, body: catalogDesign, reply: item(designLook) },
});
