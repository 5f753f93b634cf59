import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { country } from './country.reference.ts';

/** Countries: everybody signed in reads them, administrators keep them. */
export const countryRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /country', { allow: signedIn, summary: 'All countries' }, ({ query }) =>
    list(db, country, query, everything),
  ),
  endpoint(
    'GET /country/:perPage/:page',
    { allow: signedIn, summary: 'List countries' },
    ({ query, params }) => list(db, country, query, params),
  ),
  endpoint('GET /country/:id', { allow: signedIn, summary: 'Show a country' }, ({ params }) =>
    show(db, country, params.id),
  ),
  endpoint(
    'POST /country',
    { allow: administrators, summary: 'Add a country', status: 201 },
    ({ actor, body }) => create(db, country, actor, body),
  ),
  endpoint(
    'PUT /country/:id',
    { allow: administrators, summary: 'Change a country' },
    ({ actor, params, body }) => update(db, country, actor, params.id, body),
  ),
  endpoint(
    'DELETE /country/:id',
    { allow: administrators, summary: 'Delete a country and its regions' },
    ({ actor, params }) => destroy(db, country, actor, params.id),
  ),
];
