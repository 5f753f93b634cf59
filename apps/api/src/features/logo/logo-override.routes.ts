import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visibleLogos } from './logo.policy.ts';
import { presentLogo } from './logo.presenter.ts';
import { findLogo } from './logo.queries.ts';
import { overrideLogoErrors, withdrawLogoOverride } from './logo-override.commands.ts';

/** The decision to use a logo in spite of the errors in its PDF, and its withdrawal. */
export function logoOverrideRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const show = async (actor: Actor, id: number) =>
    presentLogo(found(await findLogo(tools.db, visibleLogos(actor), id)));

  return [
    endpoint(
      'PUT /logo/:id/preflight-override',
      { allow: administrators, summary: 'Use a logo in spite of the errors in its PDF' },
      async ({ actor, params: { id }, body }) => {
        await orStale(overrideLogoErrors(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'DELETE /logo/:id/preflight-override',
      { allow: administrators, summary: 'Take the decision on a faulty logo back' },
      async ({ actor, params: { id } }) => {
        await withdrawLogoOverride(tools, actor, id);
        return { data: await show(actor, id) };
      },
    ),
  ];
}
