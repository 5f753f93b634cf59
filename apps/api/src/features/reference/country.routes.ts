import { countryForm, countryItem, countryList, deleted, item, listOf, paging } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { country } from './country.reference.ts';

/** Countries: everybody signed in reads them, administrators keep them. */
export const countryRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/country',
    { allow: signedIn, summary: 'All countries', query: countryList, reply: listOf(countryItem) },
    ({ query }) => list(db, country, query, everything),
  ),
  get(
    '/country/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List countries',
      params: paging,
      query: countryList,
      reply: listOf(countryItem),
    },
    ({ query, params }) => list(db, country, query, params),
  ),
  get(
    '/country/:id',
    { allow: signedIn, summary: 'Show a country', params: byId, reply: item(countryItem) },
    ({ params }) => show(db, country, params.id),
  ),
  post(
    '/country',
    {
      allow: administrators,
      summary: 'Add a country',
      body: countryForm,
      reply: item(countryItem),
      status: 201,
    },
    ({ actor, body }) => create(db, country, actor, body),
  ),
  put(
    '/country/:id',
    {
      allow: administrators,
      summary: 'Change a country',
      params: byId,
      body: countryForm,
      reply: item(countryItem),
    },
    ({ actor, params, body }) => update(db, country, actor, params.id, body),
  ),
  del(
    '/country/:id',
    { allow: administrators, summary: 'Delete a country and its regions', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, country, actor, params.id),
  ),
];
