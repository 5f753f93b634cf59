import {
  changePosition,
  MAX_ORDERED_PAGES,
  pagePositions,
  persistOrder,
  swapPositions,
} from '@rebblatt/contracts';
import { signedIn } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { patch, put } from '../../../http/endpoint.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../lib/database.ts';
import { movePage, orderPages, swapPages } from './move.commands.ts';

/** Clients send the rows of the list back as they got them, up to 4 kB each. */
const MAX_ORDER_BYTES = MAX_ORDERED_PAGES * 4096;

/** The order of the pages: administrators order the book, exhibitors exchange their own pages. */
export const positionRoutes = (tools: { db: Database; clock: Clock }): Endpoint[] => [
  put(
    '/page/change-position/:page_id/:new_position',
    { allow: signedIn, summary: 'Move a page', params: changePosition, reply: pagePositions },
    async ({ actor, params }) => ({
      data: await movePage(tools, actor, params.page_id, params.new_position),
    }),
  ),

  put(
    '/page/swap-positions/:id1/:id2',
    { allow: signedIn, summary: 'Exchange two pages', params: swapPositions, reply: pagePositions },
    async ({ actor, params }) => ({ data: await swapPages(tools, actor, params.id1, params.id2) }),
  ),

  patch(
    '/page/persist-order',
    {
      allow: signedIn,
      summary: 'Put pages in order',
      body: persistOrder,
      maxBodyBytes: MAX_ORDER_BYTES,
      reply: pagePositions,
    },
    async ({ actor, body }) => ({ data: await orderPages(tools, actor, body.data) }),
  ),
];
