import { z } from 'zod';
import { callList } from './call.ts';
import { byId, byPage } from './call-params.ts';
import { paging } from './list.ts';
import {
  candidateQuery,
  categoryAndWine,
  moveWineToPositionOf,
  offeredWine,
  pageCategories,
  pageCategoryCreate,
  pageCategoryItem,
  pageCategoryList,
  pageCategoryUpdate,
  removeWines,
  swapWineCategory,
  swapWinePositions,
} from './page-category.ts';
import { swapPositions } from './page-position.ts';
import { deleted, item, listOf, pathId } from './primitives.ts';

const byCategory = z.object({ category_id: pathId });

/** The categories of a wine page and the wines in them. */
export const pageCategoryCalls = callList({
  'GET /page-category/by-page/:page_id': { params: byPage, reply: pageCategories },
  'GET /page-category/approved-by-page/:page_id': { params: byPage, reply: pageCategories },
  'GET /page-category/candidates/:category_id': {
    params: byCategory,
    query: candidateQuery,
    reply: listOf(offeredWine),
  },
  'GET /page-category/:perPage/:page': {
    params: paging,
    query: pageCategoryList,
    reply: listOf(pageCategoryItem),
  },
  'GET /page-category/:id': { params: byId, reply: item(pageCategoryItem) },
  'POST /page-category': { body: pageCategoryCreate, reply: item(pageCategoryItem) },
  'PUT /page-category/:id': { params: byId, body: pageCategoryUpdate, reply: item(pageCategoryItem) },
  'PUT /page-category/swap-positions/:id1/:id2': { params: swapPositions, reply: pageCategories },
  'DELETE /page-category/:id': { params: byId, reply: deleted },

  'POST /page-category/add-wine/:category_id/:wine_id': { params: categoryAndWine, reply: pageCategories },
  'POST /page-category/remove-wine/:category_id/:wine_id': { params: categoryAndWine, reply: pageCategories },
  'POST /page-category/remove-wines': { body: removeWines, reply: pageCategories },
  'PUT /page-category/swap-wine-positions/:wine_id_1/:wine_id_2/:category_id_1/:category_id_2': {
    params: swapWinePositions,
    reply: pageCategories,
  },
  'PUT /page-category/move-wine-to-position-of/:wine_id_1/:category_id_1/:wine_id_2/:category_id_2': {
    params: moveWineToPositionOf,
    reply: pageCategories,
  },
  'PUT /page-category/swap-wine-category/:wine_id_1/:category_id_1/:category_id_2': {
    params: swapWineCategory,
    reply: pageCategories,
  },
});
