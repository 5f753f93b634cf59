import { deleted, item, listOf, paging, shipForm, shipItem, shipList } from '@rebblatt/contracts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { ship } from './ship.reference.ts';

/** Ships: for administrators. */
export const shipRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/ship',
    { allow: administrators, summary: 'All ships', query: shipList, reply: listOf(shipItem) },
    ({ query }) => list(db, ship, query, everything),
  ),
  get(
    '/ship/:perPage/:page',
    {
      allow: administrators,
      summary: 'List ships',
      params: paging,
      query: shipList,
      reply: listOf(shipItem),
    },
    ({ query, params }) => list(db, ship, query, params),
  ),
  get(
    '/ship/:id',
    { allow: administrators, summary: 'Show a ship', params: byId, reply: item(shipItem) },
    ({ params }) => show(db, ship, params.id),
  ),
  post(
    '/ship',
    {
      allow: administrators,
      summary: 'Add a ship',
      body: shipForm,
      reply: item(shipItem),
      status: 201,
    },
    ({ actor, body }) => create(db, ship, actor, body),
  ),
  put(
    '/ship/:id',
    {
      allow: administrators,
      summary: 'Change a ship',
      params: byId,
      body: shipForm,
      reply: item(shipItem),
    },
    ({ actor, params, body }) => update(db, ship, actor, params.id, body),
  ),
  del(
    '/ship/:id',
    { allow: administrators, summary: 'Delete a ship', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, ship, actor, params.id),
  ),
];
