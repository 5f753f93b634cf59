import { deckForm, deckItem, deckList, deleted, item, listOf, paging } from '@rebblatt/contracts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { deck } from './deck.reference.ts';

/** Decks: for administrators. */
export const deckRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/deck',
    { allow: administrators, summary: 'All decks', query: deckList, reply: listOf(deckItem) },
    ({ query }) => list(db, deck, query, everything),
  ),
  get(
    '/deck/:perPage/:page',
    {
      allow: administrators,
      summary: 'List decks',
      params: paging,
      query: deckList,
      reply: listOf(deckItem),
    },
    ({ query, params }) => list(db, deck, query, params),
  ),
  get(
    '/deck/:id',
    { allow: administrators, summary: 'Show a deck', params: byId, reply: item(deckItem) },
    ({ params }) => show(db, deck, params.id),
  ),
  post(
    '/deck',
    {
      allow: administrators,
      summary: 'Add a deck',
      body: deckForm,
      reply: item(deckItem),
      status: 201,
    },
    ({ actor, body }) => create(db, deck, actor, body),
  ),
  put(
    '/deck/:id',
    {
      allow: administrators,
      summary: 'Change a deck',
      params: byId,
      body: deckForm,
      reply: item(deckItem),
    },
    ({ actor, params, body }) => update(db, deck, actor, params.id, body),
  ),
  del(
    '/deck/:id',
    { allow: administrators, summary: 'Delete a deck', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, deck, actor, params.id),
  ),
];
