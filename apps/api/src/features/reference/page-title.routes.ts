import {
  deleted,
  item,
  listOf,
  pageTitleForm,
  pageTitleItem,
  pageTitleList,
  paging,
} from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Database } from '../../lib/database.ts';
import { pageTitle } from './page-title.reference.ts';

/** Page titles: everybody signed in reads them, administrators keep them. */
export const pageTitleRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/page-title',
    { allow: signedIn, summary: 'All page titles', query: pageTitleList, reply: listOf(pageTitleItem) },
    ({ query }) => list(db, pageTitle, query, everything),
  ),
  get(
    '/page-title/:perPage/:page',
    {
      allow: signedIn,
      summary: 'List page titles',
      params: paging,
      query: pageTitleList,
      reply: listOf(pageTitleItem),
    },
    ({ query, params }) => list(db, pageTitle, query, params),
  ),
  get(
    '/page-title/:id',
    { allow: signedIn, summary: 'Show a page title', params: byId, reply: item(pageTitleItem) },
    ({ params }) => show(db, pageTitle, params.id),
  ),
  post(
    '/page-title',
    {
      allow: administrators,
      summary: 'Add a page title',
      body: pageTitleForm,
      reply: item(pageTitleItem),
      status: 201,
    },
    ({ actor, body }) => create(db, pageTitle, actor, body),
  ),
  put(
    '/page-title/:id',
    {
      allow: administrators,
      summary: 'Change a page title',
      params: byId,
      body: pageTitleForm,
      reply: item(pageTitleItem),
    },
    ({ actor, params, body }) => update(db, pageTitle, actor, params.id, body),
  ),
  del(
    '/page-title/:id',
    { allow: administrators, summary: 'Delete a page title', params: byId, reply: deleted },
    ({ actor, params }) => destroy(db, pageTitle, actor, params.id),
  ),
];
