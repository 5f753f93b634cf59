import { exhibitors, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';
import { findRequestOf } from '../catalog/request-of.queries.ts';
import type { RequestTools } from './request.commands.ts';
import { changeRequest, sendRequest } from './request.commands.ts';
import { visibleRequests } from './request.policy.ts';
import { presentRequest } from './request.presenter.ts';
import { listRequests } from './request.queries.ts';
import { findShownRequest } from './shown-request.queries.ts';

/** The orders of exhibitors for a catalogue. */
export function requestRoutes(tools: RequestTools): Endpoint[] {
  const { db, clock } = tools;
  const show = (actor: Actor, id: number) => findShownRequest(tools, actor, id);

  return [
    endpoint(
      'GET /request/:perPage/:page',
      { allow: signedIn, summary: 'List requests, exhibitors their own' },
      async ({ actor, query, params }) => {
        const { rows, total } = await listRequests(db, visibleRequests(actor), query, params);
        return { data: rows.map((row) => presentRequest(row, actor, clock)), total };
      },
    ),

    endpoint(
      'GET /request/active',
      { allow: signedIn, summary: 'The own request for the active catalogue' },
      async ({ actor }) => {
        const catalog = await findOwnActiveCatalog(db.prisma, clock, actor);
        const request = catalog && (await findRequestOf(db.prisma, catalog.id, actor.userId));
        return { data: request && (await show(actor, request.id)) };
      },
    ),

    endpoint(
      'GET /request/:id',
      { allow: signedIn, summary: 'Show a request' },
      async ({ actor, params }) => ({
        data: await show(actor, params.id),
      }),
    ),

    endpoint(
      'POST /request',
      {
        allow: exhibitors,
        needs: 'everything',
        summary: 'Send a request for the active catalogue',
        status: 201,
      },
      async ({ actor, body }) => ({
        data: await show(actor, await sendRequest(tools, actor, body)),
        request_sent: true as const,
      }),
    ),

    endpoint(
      'PUT /request/:id',
      { allow: signedIn, needs: 'everything', summary: 'Change a request that nobody has decided on' },
      async ({ actor, params: { id }, body }) => {
        await orStale(changeRequest(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id), request_resent: true as const };
      },
    ),
  ];
}
