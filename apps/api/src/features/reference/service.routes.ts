import { deleted, item, listOf, paging, serviceForm, serviceItem, serviceList } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { service } from './service.reference.ts';

/** Services: everybody signed in reads them, administrators keep them. */
export const serviceRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/service',
    { allow: signedIn, summary: 'All services', query: serviceList, reply: listOf(serviceItem) },
    ({ query }) => list(db, service, query, everything),
  ),
  get(
    '/service/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List services',
      params: paging,
      query: serviceList,
      reply: listOf(serviceItem),
    },
    ({ query, params }) => list(db, service, query, params),
  ),
  get(
    '/service/:id',
    { allow: signedIn, summary: 'Show a service', params: byId, reply: item(serviceItem) },
    ({ params }) => show(db, service, params.id),
  ),
  post(
    '/service',
    {
      allow: administrators,
      summary: 'Add a service',
      body: serviceForm,
      reply: item(serviceItem),
      status: 201,
    },
    ({ actor, body }) => create(db, service, actor, body),
  ),
  put(
    '/service/:id',
    {
      allow: administrators,
      summary: 'Change a service',
      params: byId,
      body: serviceForm,
      reply: item(serviceItem),
    },
    ({ actor, params, body }) => update(db, service, actor, params.id, body),
  ),
  del(
    '/service/:id',
    { allow: administrators, summary: 'Delete a service', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, service, actor, params.id),
  ),
];
