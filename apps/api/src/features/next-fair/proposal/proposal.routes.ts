import { administrators, exhibitors, signedIn } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { found } from '../../../lib/app-error.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import { findOwnActiveCatalog } from '../../catalog/deadline.queries.ts';
import type { RequestTools } from '../../request/request.commands.ts';
import { findShownRequest } from '../../request/shown-request.queries.ts';
import { acceptAll, confirmOwnProposal } from './proposal.commands.ts';
import { presentOwnProposal, presentProposal } from './proposal.presenter.ts';
import { findKnown, findProposals } from './proposal.queries.ts';

/** Orders of last time as proposals: for their exhibitors, and for the organiser who takes them over. */
export function proposalRoutes(tools: RequestTools): Endpoint[] {
  const { db, clock } = tools;
  return [
    endpoint(
      'GET /catalog/:id/proposals',
      { allow: administrators, summary: 'List the orders of last time with what stands in their way' },
      async ({ params: { id } }) => {
        const catalog = found(await findCatalog(db.prisma, id));
        const proposals = await findProposals(db.prisma, id);
        const known = await findKnown(db.prisma, catalog, proposals);
        const last = proposals.find(({ lastCatalog }) => lastCatalog !== null)?.lastCatalog ?? null;
        return { data: { last, proposals: proposals.map((one) => presentProposal(one, known)) } };
      },
    ),

    endpoint(
      'POST /catalog/:id/proposals/accept',
      { allow: administrators, summary: 'Accept orders of last time for their exhibitors' },
      async ({ actor, params, body }) => ({ data: await acceptAll(tools, actor, params.id, body) }),
    ),

    endpoint(
      'GET /request/proposal',
      { allow: signedIn, summary: 'The own order of last time, proposed for the active catalogue' },
      async ({ actor }) => {
        const catalog = await findOwnActiveCatalog(db.prisma, clock, actor);
        if (!catalog) return { data: null };
        const [proposal] = await findProposals(db.prisma, catalog.id, [actor.userId]);
        if (!proposal || proposal.answer) return { data: null };
        const known = await findKnown(db.prisma, catalog, [proposal]);
        return { data: presentOwnProposal(proposal, known, catalog) };
      },
    ),

    endpoint(
      'POST /request/confirm-proposal',
      { allow: exhibitors, needs: 'everything', summary: 'Send the own order of last time', status: 201 },
      async ({ actor, body }) => ({
        data: await findShownRequest(tools, actor, await confirmOwnProposal(tools, actor, body)),
        request_sent: true as const,
      }),
    ),
  ];
}
