import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { ship } from './ship.reference.ts';

/** Ships: for administrators. */
export const shipRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /ship', { allow: administrators, summary: 'All ships' }, ({ query }) =>
    list(db, ship, query, everything),
  ),
  endpoint(
    'GET /ship/:perPage/:page',
    { allow: administrators, summary: 'List ships' },
    ({ query, params }) => list(db, ship, query, params),
  ),
  endpoint('GET /ship/:id', { allow: administrators, summary: 'Show a ship' }, ({ params }) =>
    show(db, ship, params.id),
  ),
  endpoint('POST /ship', { allow: administrators, summary: 'Add a ship', status: 201 }, ({ actor, body }) =>
    create(db, ship, actor, body),
  ),
  endpoint('PUT /ship/:id', { allow: administrators, summary: 'Change a ship' }, ({ actor, params, body }) =>
    update(db, ship, actor, params.id, body),
  ),
  endpoint('DELETE /ship/:id', { allow: administrators, summary: 'Delete a ship' }, ({ actor, params }) =>
    destroy(db, ship, actor, params.id),
  ),
];
