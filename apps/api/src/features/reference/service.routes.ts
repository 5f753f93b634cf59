import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { service } from './service.reference.ts';

/** Services: everybody signed in reads them, administrators keep them. */
export const serviceRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /service', { allow: signedIn, summary: 'All services' }, ({ query }) =>
    list(db, service, query, everything),
  ),
  endpoint(
    'GET /service/:perPage/:page',
    { allow: signedIn, summary: 'List services' },
    ({ query, params }) => list(db, service, query, params),
  ),
  endpoint('GET /service/:id', { allow: signedIn, summary: 'Show a service' }, ({ params }) =>
    show(db, service, params.id),
  ),
  endpoint(
    'POST /service',
    { allow: administrators, summary: 'Add a service', status: 201 },
    ({ actor, body }) => create(db, service, actor, body),
  ),
  endpoint(
    'PUT /service/:id',
    { allow: administrators, summary: 'Change a service' },
    ({ actor, params, body }) => update(db, service, actor, params.id, body),
  ),
  endpoint(
    'DELETE /service/:id',
    { allow: administrators, summary: 'Delete a service' },
    ({ actor, params }) => destroy(db, service, actor, params.id),
  ),
];
