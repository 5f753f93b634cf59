import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { grapeVariety } from './grape-variety.reference.ts';

/** Grape varieties: everybody signed in reads them, administrators keep them. */
export const grapeVarietyRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /grape-variety', { allow: signedIn, summary: 'All grape varieties' }, ({ query }) =>
    list(db, grapeVariety, query, everything),
  ),
  endpoint(
    'GET /grape-variety/:perPage/:page',
    { allow: signedIn, summary: 'List grape varieties' },
    ({ query, params }) => list(db, grapeVariety, query, params),
  ),
  endpoint('GET /grape-variety/:id', { allow: signedIn, summary: 'Show a grape variety' }, ({ params }) =>
    show(db, grapeVariety, params.id),
  ),
  endpoint(
    'POST /grape-variety',
    { allow: administrators, summary: 'Add a grape variety', status: 201 },
    ({ actor, body }) => create(db, grapeVariety, actor, body),
  ),
  endpoint(
    'PUT /grape-variety/:id',
    { allow: administrators, summary: 'Change a grape variety' },
    ({ actor, params, body }) => update(db, grapeVariety, actor, params.id, body),
  ),
  endpoint(
    'DELETE /grape-variety/:id',
    { allow: administrators, summary: 'Delete a grape variety' },
    ({ actor, params }) => destroy(db, grapeVariety, actor, params.id),
  ),
];
