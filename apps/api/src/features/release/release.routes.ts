import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findShownPage } from '../page/page.queries.ts';
import type { ReleaseTools } from './release.commands.ts';
import { cancelRelease, releasePage, takeBackRejection } from './release.commands.ts';

/** The release of a page and its cancellation; the decision is a change of the page. */
export function releaseRoutes(tools: ReleaseTools): Endpoint[] {
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(tools.db, visiblePages(actor), id)), actor, tools.clock);

  return [
    endpoint(
      'POST /page/exhibitor-release/:id',
      { allow: signedIn, needs: 'everything', summary: 'Release a page for print' },
      async ({ actor, params: { id }, body }) => {
        await orStale(releasePage(tools, actor, id, body.version), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /page/take-back-rejection/:id',
      { allow: administrators, summary: 'Take the rejection of a page back' },
      async ({ actor, params: { id }, body }) => {
        await orStale(takeBackRejection(tools, actor, id, body.version), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'POST /page/cancel-release/:id',
      { allow: signedIn, needs: 'everything', summary: 'Take a release back before it is decided' },
      async ({ actor, params: { id }, body }) => {
        await orStale(cancelRelease(tools, actor, id, body.version), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),
  ];
}
