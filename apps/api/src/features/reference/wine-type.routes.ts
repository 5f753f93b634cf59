import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { wineType } from './wine-type.reference.ts';

/** Wine types: everybody signed in reads them, administrators keep them. */
export const wineTypeRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /wine-type', { allow: signedIn, summary: 'All wine types' }, ({ query }) =>
    list(db, wineType, query, everything),
  ),
  endpoint(
    'GET /wine-type/:perPage/:page',
    { allow: signedIn, summary: 'List wine types' },
    ({ query, params }) => list(db, wineType, query, params),
  ),
  endpoint('GET /wine-type/:id', { allow: signedIn, summary: 'Show a wine type' }, ({ params }) =>
    show(db, wineType, params.id),
  ),
  endpoint(
    'POST /wine-type',
    { allow: administrators, summary: 'Add a wine type', status: 201 },
    ({ actor, body }) => create(db, wineType, actor, body),
  ),
  endpoint(
    'PUT /wine-type/:id',
    { allow: administrators, summary: 'Change a wine type' },
    ({ actor, params, body }) => update(db, wineType, actor, params.id, body),
  ),
  endpoint(
    'DELETE /wine-type/:id',
    { allow: administrators, summary: 'Delete a wine type' },
    ({ actor, params }) => destroy(db, wineType, actor, params.id),
  ),
];
