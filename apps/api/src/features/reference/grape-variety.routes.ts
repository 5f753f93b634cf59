import {
  deleted,
  grapeVarietyForm,
  grapeVarietyItem,
  grapeVarietyList,
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
import { grapeVariety } from './grape-variety.reference.ts';

/** Grape varieties: everybody signed in reads them, administrators keep them. */
export const grapeVarietyRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/grape-variety',
    {
      allow: signedIn,
      summary: 'All grape varieties',
      query: grapeVarietyList,
      reply: listOf(grapeVarietyItem),
    },
    ({ query }) => list(db, grapeVariety, query, everything),
  ),
  get(
    '/grape-variety/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List grape varieties',
      params: paging,
      query: grapeVarietyList,
      reply: listOf(grapeVarietyItem),
    },
    ({ query, params }) => list(db, grapeVariety, query, params),
  ),
  get(
    '/grape-variety/:id',
    { allow: signedIn, summary: 'Show a grape variety', params: byId, reply: item(grapeVarietyItem) },
    ({ params }) => show(db, grapeVariety, params.id),
  ),
  post(
    '/grape-variety',
    {
      allow: administrators,
      summary: 'Add a grape variety',
      body: grapeVarietyForm,
      reply: item(grapeVarietyItem),
      status: 201,
    },
    ({ actor, body }) => create(db, grapeVariety, actor, body),
  ),
  put(
    '/grape-variety/:id',
    {
      allow: administrators,
      summary: 'Change a grape variety',
      params: byId,
      body: grapeVarietyForm,
      reply: item(grapeVarietyItem),
    },
    ({ actor, params, body }) => update(db, grapeVariety, actor, params.id, body),
  ),
  del(
    '/grape-variety/:id',
    { allow: administrators, summary: 'Delete a grape variety', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, grapeVariety, actor, params.id),
  ),
];
