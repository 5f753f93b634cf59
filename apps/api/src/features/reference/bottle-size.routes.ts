import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { bottleSize } from './bottle-size.reference.ts';

/** Bottle sizes: everybody signed in reads them, administrators keep them. */
export const bottleSizeRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /bottle-size', { allow: signedIn, summary: 'All bottle sizes' }, ({ query }) =>
    list(db, bottleSize, query, everything),
  ),
  endpoint(
    'GET /bottle-size/:perPage/:page',
    { allow: signedIn, summary: 'List bottle sizes' },
    ({ query, params }) => list(db, bottleSize, query, params),
  ),
  endpoint('GET /bottle-size/:id', { allow: signedIn, summary: 'Show a bottle size' }, ({ params }) =>
    show(db, bottleSize, params.id),
  ),
  endpoint(
    'POST /bottle-size',
    { allow: administrators, summary: 'Add a bottle size', status: 201 },
    ({ actor, body }) => create(db, bottleSize, actor, body),
  ),
  endpoint(
    'PUT /bottle-size/:id',
    { allow: administrators, summary: 'Change a bottle size' },
    ({ actor, params, body }) => update(db, bottleSize, actor, params.id, body),
  ),
  endpoint(
    'DELETE /bottle-size/:id',
    { allow: administrators, summary: 'Delete a bottle size' },
    ({ actor, params }) => destroy(db, bottleSize, actor, params.id),
  ),
];
