import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { region } from './region.reference.ts';

/** Regions: everybody signed in reads them, administrators keep them. */
export const regionRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /region', { allow: signedIn, summary: 'All regions' }, ({ query }) =>
    list(db, region, query, everything),
  ),
  endpoint('GET /region/:perPage/:page', { allow: signedIn, summary: 'List regions' }, ({ query, params }) =>
    list(db, region, query, params),
  ),
  endpoint('GET /region/:id', { allow: signedIn, summary: 'Show a region' }, ({ params }) =>
    show(db, region, params.id),
  ),
  endpoint(
    'POST /region',
    { allow: administrators, summary: 'Add a region', status: 201 },
    ({ actor, body }) => create(db, region, actor, body),
  ),
  endpoint(
    'PUT /region/:id',
    { allow: administrators, summary: 'Change a region' },
    ({ actor, params, body }) => update(db, region, actor, params.id, body),
  ),
  endpoint('DELETE /region/:id', { allow: administrators, summary: 'Delete a region' }, ({ actor, params }) =>
    destroy(db, region, actor, params.id),
  ),
];
