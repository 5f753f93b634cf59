import {
  deleted,
  item,
  listOf,
  paging,
  wineCategoryForm,
  wineCategoryItem,
  wineCategoryList,
} from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { wineCategory } from './wine-category.reference.ts';

/** Wine categories: everybody signed in reads them, administrators keep them. */
export const wineCategoryRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/wine-category',
    {
      allow: signedIn,
      summary: 'All wine categories',
      query: wineCategoryList,
      reply: listOf(wineCategoryItem),
    },
    ({ query }) => list(db, wineCategory, query, everything),
  ),
  get(
    '/wine/wine-category',
    {
      allow: signedIn,
      summary: 'All wine categories',
      query: wineCategoryList,
      reply: listOf(wineCategoryItem),
    },
    ({ query }) => list(db, wineCategory, query, everything),
  ),
  get(
    '/wine-category/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List wine categories',
      params: paging,
      query: wineCategoryList,
      reply: listOf(wineCategoryItem),
    },
    ({ query, params }) => list(db, wineCategory, query, params),
  ),
  get(
    '/wine-category/:id',
    { allow: signedIn, summary: 'Show a wine category', params: byId, reply: item(wineCategoryItem) },
    ({ params }) => show(db, wineCategory, params.id),
  ),
  post(
    '/wine-category',
    {
      allow: administrators,
      summary: 'Add a wine category',
      body: wineCategoryForm,
      reply: item(wineCategoryItem),
      status: 201,
    },
    ({ actor, body }) => create(db, wineCategory, actor, body),
  ),
  put(
    '/wine-category/:id',
    {
      allow: administrators,
      summary: 'Change a wine category',
      params: byId,
      body: wineCategoryForm,
      reply: item(wineCategoryItem),
    },
    ({ actor, params, body }) => update(db, wineCategory, actor, params.id, body),
  ),
  del(
    '/wine-category/:id',
    {
      allow: administrators,
      summary: 'Delete a wine category and take it off its wines',
      params: byId,
      reply: deleted,
    },
    ({ actor, params }) => destroy(db, wineCategory, actor, params.id),
  ),
];
