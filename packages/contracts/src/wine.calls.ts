import { z } from 'zod';
import { callList, fileOf, fileTypes } from './call.ts';
import { byId } from './call-params.ts';
import { paging } from './list.ts';
import { deleted, item, listOrNearest } from './primitives.ts';
import { usualOfWines, wineCreate, wineFormUpdate, wineItem, wineList, wineUpdate } from './wine.ts';
import { MAX_PICTURE_MB } from './wine-limits.ts';
import { addPrice, priceChanges, priceOfWine, priceRemoval, winePrices } from './wine-price.ts';

const picture = fileOf('file', MAX_PICTURE_MB);
const filteredCount = z.object({ alcohol_content_level: z.literal('0') });
const countAnswer = z.object({ data: z.object({ count: z.int() }), count: z.int() });

/** Wines, their pictures and prices. */
export const wineCalls = callList({
  'GET /wine/:perPage/:page': { params: paging, query: wineList, reply: listOrNearest(wineItem) },
  'GET /wine/get-filtered-count': { query: filteredCount, reply: countAnswer },
  'GET /wine/usual': { reply: item(usualOfWines) },
  'GET /wine/:id': { params: byId, reply: item(wineItem) },
  'POST /wine': { body: wineCreate, upload: picture, reply: item(wineItem) },
  'POST /wine/update': { body: wineFormUpdate, upload: picture, reply: item(wineItem) },
  'PUT /wine/:id': { params: byId, body: wineUpdate, reply: item(wineItem) },
  'DELETE /wine/:id': { params: byId, reply: deleted },
  'GET /wine/thumbnail/:id': { params: byId, reply: 'file', types: [fileTypes.png] },
  'GET /wine/download/:id': { params: byId, reply: 'file', types: [fileTypes.png, fileTypes.jpeg] },

  'POST /wine/add-price/:wine_id/:bottle_size_id/:price': { params: addPrice, reply: winePrices },
  'POST /bottle-size/update-or-create': { body: priceChanges, reply: winePrices },
  'DELETE /bottle-size/remove/:wine_id/:bottle_size_id': {
    params: priceOfWine,
    query: priceRemoval,
    reply: winePrices,
  },
});
