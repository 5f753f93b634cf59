import { deleted, item, listOf, paging, regionForm, regionItem, regionList } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { region } from './region.reference.ts';

/** Regions: everybody signed in reads them, administrators keep them. */
export const regionRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/region',
    { allow: signedIn, summary: 'All regions', query: regionList, reply: listOf(regionItem) },
    ({ query }) => list(db, region, query, everything),
  ),
  get(
    '/region/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List regions',
      params: paging,
      query: regionList,
      reply: listOf(regionItem),
    },
    ({ query, params }) => list(db, region, query, params),
  ),
  get(
    '/region/:id',
    { allow: signedIn, summary: 'Show a region', params: byId, reply: item(regionItem) },
    ({ params }) => show(db, region, params.id),
  ),
  post(
    '/region',
    {
      allow: administrators,
      summary: 'Add a region',
      body: regionForm,
      reply: item(regionItem),
      status: 201,
    },
    ({ actor, body }) => create(db, region, actor, body),
  ),
  put(
    '/region/:id',
    {
      allow: administrators,
      summary: 'Change a region',
      params: byId,
      body: regionForm,
      reply: item(regionItem),
    },
    ({ actor, params, body }) => update(db, region, actor, params.id, body),
  ),
  del(
    '/region/:id',
    { allow: administrators, summary: 'Delete a region', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, region, actor, params.id),
  ),
];
