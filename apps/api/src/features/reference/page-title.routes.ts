import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { pageTitle } from './page-title.reference.ts';

/** Page titles: everybody signed in reads them, administrators keep them. */
export const pageTitleRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /page-title', { allow: signedIn, summary: 'All page titles' }, ({ query }) =>
    list(db, pageTitle, query, everything),
  ),
  endpoint(
    'GET /page-title/:perPage/:page',
    { allow: signedIn, summary: 'List page titles' },
    ({ query, params }) => list(db, pageTitle, query, params),
  ),
  endpoint('GET /page-title/:id', { allow: signedIn, summary: 'Show a page title' }, ({ params }) =>
    show(db, pageTitle, params.id),
  ),
  endpoint(
    'POST /page-title',
    { allow: administrators, summary: 'Add a page title', status: 201 },
    ({ actor, body }) => create(db, pageTitle, actor, body),
  ),
  endpoint(
    'PUT /page-title/:id',
    { allow: administrators, summary: 'Change a page title' },
    ({ actor, params, body }) => update(db, pageTitle, actor, params.id, body),
  ),
  endpoint(
    'DELETE /page-title/:id',
    { allow: administrators, summary: 'Delete a page title' },
    ({ actor, params }) => destroy(db, pageTitle, actor, params.id),
  ),
];
