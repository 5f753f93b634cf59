import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { deck } from './deck.reference.ts';

/** Decks: for administrators. */
export const deckRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint('GET /deck', { allow: administrators, summary: 'All decks' }, ({ query }) =>
    list(db, deck, query, everything),
  ),
  endpoint(
    'GET /deck/:perPage/:page',
    { allow: administrators, summary: 'List decks' },
    ({ query, params }) => list(db, deck, query, params),
  ),
  endpoint('GET /deck/:id', { allow: administrators, summary: 'Show a deck' }, ({ params }) =>
    show(db, deck, params.id),
  ),
  endpoint('POST /deck', { allow: administrators, summary: 'Add a deck', status: 201 }, ({ actor, body }) =>
    create(db, deck, actor, body),
  ),
  endpoint('PUT /deck/:id', { allow: administrators, summary: 'Change a deck' }, ({ actor, params, body }) =>
    update(db, deck, actor, params.id, body),
  ),
  endpoint('DELETE /deck/:id', { allow: administrators, summary: 'Delete a deck' }, ({ actor, params }) =>
    destroy(db, deck, actor, params.id),
  ),
];
