import { administrators } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { Actor } from '../../../lib/actor.ts';
import { found } from '../../../lib/app-error.ts';
import { withNearest } from '../../../lib/nearest-exhibitors.ts';
import { sql } from '../../../lib/sql.ts';
import { orStale } from '../../../lib/stale-write.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import type { RequestTools } from '../request.commands.ts';
import { visibleRequests } from '../request.policy.ts';
import { findAssigned, findRequest, findServiceNames } from '../request.queries.ts';
import { acceptAsProposed } from './accept-proposed.commands.ts';
import { decide, noteLook } from './decision.commands.ts';
import { presentAdminRequest, presentDecision } from './decision.presenter.ts';
import {
  findLine,
  findLook,
  findNeighbours,
  findPersonName,
  findTaken,
  listAdminRequests,
} from './decision.queries.ts';
import { listOrders } from './orders.queries.ts';
import { findForProposal } from './proposal.queries.ts';
import { findSwaps } from './swap.queries.ts';
import { takeBackDecision } from './undo.commands.ts';

/** The organiser's decisions about requests. */
export function decisionRoutes(tools: RequestTools): Endpoint[] {
  const { db, clock } = tools;
  const show = async (actor: Actor, id: number) => {
    const request = found(await findRequest(db.prisma, visibleRequests(actor), id));
    const { catalogId, exhibitorId } = request;
    const [line, assigned, serviceNames, taken, look, decidedBy, neighbours] = await Promise.all([
      findLine(db, id, actor.userId),
      findAssigned(db.prisma, catalogId, exhibitorId),
      findServiceNames(db.prisma, request),
      findTaken(db, catalogId, exhibitorId),
      findLook(db, id, actor.userId),
      findPersonName(db, request.decidedById),
      findNeighbours(db, request),
    ]);
    const forProposal = await findForProposal(db, request, assigned);
    const seen = look?.seen ?? null;
    const { stands } = forProposal.known ?? assigned;
    const swaps = await findSwaps(db, request, forProposal.earlier?.assigned.stands ?? [], stands);
    const context = { assigned, serviceNames, taken, seen, decidedBy, forProposal, swaps, neighbours };
    return presentDecision(found(line), request, context, clock);
  };

  return [
    endpoint(
      'GET /catalog/:id/orders',
      { allow: administrators, summary: 'Tell how much was ordered for a catalogue' },
      async ({ params: { id } }) => {
        found(await findCatalog(db.prisma, id));
        return { data: await listOrders(db, id) };
      },
    ),

    endpoint(
      'GET /admin-request/:perPage/:page',
      { allow: administrators, summary: 'List the requests of exhibitors' },
      async ({ actor, query, params }) => {
        const scope = visibleRequests(actor);
        const { rows, ...listed } = await listAdminRequests(db, scope, actor.userId, query, params);
        const catalogId = query.catalog_id ?? query.custom?.catalog_id;
        const among = sql`EXISTS (SELECT FROM catalog_request r WHERE r.exhibitor_id = e.id
          AND ${catalogId === undefined ? sql`true` : sql`r.catalog_id = ${catalogId}`})`;
        return {
          data: rows.map(presentAdminRequest),
          ...(await withNearest(db, listed, query, among)),
        };
      },
    ),

    endpoint(
      'GET /admin-request/:id',
      { allow: administrators, summary: 'Show a request with what its decision needs' },
      async ({ actor, params }) => ({ data: await show(actor, params.id) }),
    ),

    endpoint(
      'PUT /admin-request/:id',
      { allow: administrators, summary: 'Accept or reject a request' },
      async ({ actor, params: { id }, body }) => {
        await orStale(decide(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /admin-request/accept',
      { allow: administrators, summary: 'Accept requests with what is proposed for each' },
      async ({ actor, body }) => ({
        data: await acceptAsProposed(tools, actor, body.ids, body.only_check === 1),
      }),
    ),

    endpoint(
      'POST /admin-request/:id/take-back',
      { allow: administrators, summary: 'Take the decision on a request back before it is told' },
      async ({ actor, params: { id }, body }) => {
        await orStale(takeBackDecision(tools, actor, id, body.version), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /admin-request/:id/look',
      { allow: administrators, summary: 'Note that a request was looked at' },
      async ({ actor, params: { id }, body }) => {
        await orStale(noteLook(tools, actor, id, body.version), () => show(actor, id));
        return { data: { id } };
      },
    ),
  ];
}
