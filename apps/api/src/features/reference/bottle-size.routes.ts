import {
  bottleSizeForm,
  bottleSizeItem,
  bottleSizeList,
  deleted,
  item,
  listOf,
  paging,
} from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { bottleSize } from './bottle-size.reference.ts';

/** Bottle sizes: everybody signed in reads them, administrators keep them. */
export const bottleSizeRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/bottle-size',
    { allow: signedIn, summary: 'All bottle sizes', query: bottleSizeList, reply: listOf(bottleSizeItem) },
    ({ query }) => list(db, bottleSize, query, everything),
  ),
  get(
    '/bottle-size/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List bottle sizes',
      params: paging,
      query: bottleSizeList,
      reply: listOf(bottleSizeItem),
    },
    ({ query, params }) => list(db, bottleSize, query, params),
  ),
  get(
    '/bottle-size/:id',
    { allow: signedIn, summary: 'Show a bottle size', params: byId, reply: item(bottleSizeItem) },
    ({ params }) => show(db, bottleSize, params.id),
  ),
  post(
    '/bottle-size',
    {
      allow: administrators,
      summary: 'Add a bottle size',
      body: bottleSizeForm,
      reply: item(bottleSizeItem),
      status: 201,
    },
    ({ actor, body }) => create(db, bottleSize, actor, body),
  ),
  put(
    '/bottle-size/:id',
    {
      allow: administrators,
      summary: 'Change a bottle size',
      params: byId,
      body: bottleSizeForm,
      reply: item(bottleSizeItem),
    },
    ({ actor, params, body }) => update(db, bottleSize, actor, params.id, body),
  ),
  del(
    '/bottle-size/:id',
    { allow: administrators, summary: 'Delete a bottle size', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, bottleSize, actor, params.id),
  ),
];
