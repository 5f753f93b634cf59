import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findPage, findShownPage } from '../page/page.queries.ts';
import type { ReleaseTools } from '../release/release.commands.ts';
import {
  acceptCorrection,
  answerCorrection,
  proposeCorrection,
  withdrawCorrection,
} from './correction.commands.ts';
import { presentCorrection } from './correction.presenter.ts';
import { findShownCorrections } from './correction.queries.ts';
import { findSharingPages } from './sharing.queries.ts';

/** Corrections that the organiser proposes on released pages, and what their exhibitors say of them. */
export function correctionRoutes(tools: ReleaseTools): Endpoint[] {
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(tools.db, visiblePages(actor), id)), actor, tools.clock);

  return [
    endpoint(
      'GET /page/:id/correction',
      { allow: signedIn, summary: 'Show the correction that is proposed on a released page' },
      async ({ actor, params: { id } }) => {
        found(await findPage(tools.db.prisma, visiblePages(actor), id));
        const correction = (await findShownCorrections(tools.db, [id])).get(id);
        return { data: correction ? presentCorrection(correction) : null };
      },
    ),

    endpoint(
      'GET /page/:id/shared-texts',
      {
        allow: signedIn,
        summary: 'List the other pages of an exhibitor that print texts of a released page',
      },
      async ({ actor, params: { id } }) => {
        const page = found(await findPage(tools.db.prisma, visiblePages(actor), id));
        const data = await findSharingPages(tools.db.prisma, tools.clock, page);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'POST /page/:id/correction',
      { allow: administrators, summary: 'Propose a correction of a released page to its exhibitor' },
      async ({ actor, params: { id }, body }) => ({
        data: presentCorrection(
          await orStale(proposeCorrection(tools, actor, id, body), () => show(actor, id)),
        ),
      }),
    ),

    endpoint(
      'POST /page-correction/:id/withdraw',
      { allow: administrators, summary: 'Withdraw a proposed correction' },
      async ({ actor, params: { id } }) => ({
        data: presentCorrection(await withdrawCorrection(tools, actor, id)),
      }),
    ),

    endpoint(
      'POST /page-correction/:id/accept',
      {
        allow: signedIn,
        needs: 'everything',
        summary: 'Take a proposed correction over, which releases the page anew',
      },
      async ({ actor, params: { id } }) => ({
        data: await show(actor, await acceptCorrection(tools, actor, id)),
      }),
    ),

    endpoint(
      'POST /page-correction/:id/answer',
      {
        allow: signedIn,
        needs: 'everything',
        summary: 'Answer a proposed correction instead of taking it over',
      },
      async ({ actor, params: { id }, body: { answer } }) => ({
        data: presentCorrection(await answerCorrection(tools, actor, id, answer)),
      }),
    ),
  ];
}
