import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findShownPage } from '../page/page.queries.ts';
import { overridePageErrors, withdrawPageOverride } from './override.commands.ts';

/** The decision to print an ad or content page in spite of the errors in its PDF, and its withdrawal. */
export function overrideRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(tools.db, visiblePages(actor), id)), actor, tools.clock);

  return [
    endpoint(
      'PUT /page/:id/preflight-override',
      { allow: administrators, summary: 'Print a page in spite of the errors in its PDF' },
      async ({ actor, params: { id }, body }) => {
        await orStale(overridePageErrors(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'DELETE /page/:id/preflight-override',
      { allow: administrators, summary: 'Take the decision on a faulty PDF back' },
      async ({ actor, params: { id } }) => {
        await withdrawPageOverride(tools, actor, id);
        return { data: await show(actor, id) };
      },
    ),
  ];
}
