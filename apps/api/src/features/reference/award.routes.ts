import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { award } from './award.reference.ts';

/** Awards: everybody signed in reads them, administrators keep them. */
export const awardRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /award', { allow: signedIn, summary: 'All awards' }, ({ query }) =>
    list(db, award, query, everything),
  ),
  endpoint('GET /award/:perPage/:page', { allow: signedIn, summary: 'List awards' }, ({ query, params }) =>
    list(db, award, query, params),
  ),
  endpoint('GET /award/:id', { allow: signedIn, summary: 'Show an award' }, ({ params }) =>
    show(db, award, params.id),
  ),
  endpoint(
    'POST /award',
    { allow: administrators, summary: 'Add an award', status: 201 },
    ({ actor, body }) => create(db, award, actor, body),
  ),
  endpoint(
    'PUT /award/:id',
    { allow: administrators, summary: 'Change an award' },
    ({ actor, params, body }) => update(db, award, actor, params.id, body),
  ),
  endpoint('DELETE /award/:id', { allow: administrators, summary: 'Delete an award' }, ({ actor, params }) =>
    destroy(db, award, actor, params.id),
  ),
];
