import { MAX_ORDERED_PAGES } from '@rebblatt/contracts';
import { signedIn } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../lib/database.ts';
import { movePage, orderPages, swapPages } from './move.commands.ts';

/** Clients send the rows of the list back as they received them, up to 4 kB each. */
const MAX_ORDER_BYTES = MAX_ORDERED_PAGES * 4096;

/** The order of the pages: administrators order the book, exhibitors swap their own pages. */
export const positionRoutes = (tools: { db: Database; clock: Clock }): Endpoint[] => [
  endpoint(
    'PUT /page/change-position/:page_id/:new_position',
    { allow: signedIn, summary: 'Move a page' },
    async ({ actor, params }) => ({
      data: await movePage(tools, actor, params.page_id, params.new_position),
    }),
  ),

  endpoint(
    'PUT /page/swap-positions/:id1/:id2',
    { allow: signedIn, summary: 'Exchange two pages' },
    async ({ actor, params }) => ({ data: await swapPages(tools, actor, params.id1, params.id2) }),
  ),

  endpoint(
    'PATCH /page/persist-order',
    { allow: signedIn, summary: 'Put pages in order', maxBodyBytes: MAX_ORDER_BYTES },
    async ({ actor, body }) => ({ data: await orderPages(tools, actor, body.data) }),
  ),
];
