import { awardForm, awardItem, awardList, deleted, item, listOf, paging } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { award } from './award.reference.ts';

/** Awards: everybody signed in reads them, administrators keep them. */
export const awardRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/award',
    { allow: signedIn, summary: 'All awards', query: awardList, reply: listOf(awardItem) },
    ({ query }) => list(db, award, query, everything),
  ),
  get(
    '/award/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List awards',
      params: paging,
      query: awardList,
      reply: listOf(awardItem),
    },
    ({ query, params }) => list(db, award, query, params),
  ),
  get(
    '/award/:id',
    { allow: signedIn, summary: 'Show an award', params: byId, reply: item(awardItem) },
    ({ params }) => show(db, award, params.id),
  ),
  post(
    '/award',
    {
      allow: administrators,
      summary: 'Add an award',
      body: awardForm,
      reply: item(awardItem),
      status: 201,
    },
    ({ actor, body }) => create(db, award, actor, body),
  ),
  put(
    '/award/:id',
    {
      allow: administrators,
      summary: 'Change an award',
      params: byId,
      body: awardForm,
      reply: item(awardItem),
    },
    ({ actor, params, body }) => update(db, award, actor, params.id, body),
  ),
  del(
    '/award/:id',
    { allow: administrators, summary: 'Delete an award', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, award, actor, params.id),
  ),
];
