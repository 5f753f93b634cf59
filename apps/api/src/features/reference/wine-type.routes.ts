import { deleted, item, listOf, paging, wineTypeForm, wineTypeItem, wineTypeList } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { wineType } from './wine-type.reference.ts';

/** Wine types: everybody signed in reads them, administrators keep them. */
export const wineTypeRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/wine-type',
    { allow: signedIn, summary: 'All wine types', query: wineTypeList, reply: listOf(wineTypeItem) },
    ({ query }) => list(db, wineType, query, everything),
  ),
  get(
    '/wine-type/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List wine types',
      params: paging,
      query: wineTypeList,
      reply: listOf(wineTypeItem),
    },
    ({ query, params }) => list(db, wineType, query, params),
  ),
  get(
    '/wine-type/:id',
    { allow: signedIn, summary: 'Show a wine type', params: byId, reply: item(wineTypeItem) },
    ({ params }) => show(db, wineType, params.id),
  ),
  post(
    '/wine-type',
    {
      allow: administrators,
      summary: 'Add a wine type',
      body: wineTypeForm,
      reply: item(wineTypeItem),
      status: 201,
    },
    ({ actor, body }) => create(db, wineType, actor, body),
  ),
  put(
    '/wine-type/:id',
    {
      allow: administrators,
      summary: 'Change a wine type',
      params: byId,
      body: wineTypeForm,
      reply: item(wineTypeItem),
    },
    ({ actor, params, body }) => update(db, wineType, actor, params.id, body),
  ),
  del(
    '/wine-type/:id',
    { allow: administrators, summary: 'Delete a wine type', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, wineType, actor, params.id),
  ),
];
