import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { wineCategory } from './wine-category.reference.ts';

/** Wine categories: everybody signed in reads them, administrators keep them. */
export const wineCategoryRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /wine-category', { allow: signedIn, summary: 'All wine categories' }, ({ query }) =>
    list(db, wineCategory, query, everything),
  ),
  endpoint('GET /wine/wine-category', { allow: signedIn, summary: 'All wine categories' }, ({ query }) =>
    list(db, wineCategory, query, everything),
  ),
  endpoint(
    'GET /wine-category/:perPage/:page',
    { allow: signedIn, summary: 'List wine categories' },
    ({ query, params }) => list(db, wineCategory, query, params),
  ),
  endpoint('GET /wine-category/:id', { allow: signedIn, summary: 'Show a wine category' }, ({ params }) =>
    show(db, wineCategory, params.id),
  ),
  endpoint(
    'POST /wine-category',
    { allow: administrators, summary: 'Add a wine category', status: 201 },
    ({ actor, body }) => create(db, wineCategory, actor, body),
  ),
  endpoint(
    'PUT /wine-category/:id',
    { allow: administrators, summary: 'Change a wine category' },
    ({ actor, params, body }) => update(db, wineCategory, actor, params.id, body),
  ),
  endpoint(
    'DELETE /wine-category/:id',
    { allow: administrators, summary: 'Delete a wine category and take it off its wines' },
    ({ actor, params }) => destroy(db, wineCategory, actor, params.id),
  ),
];
