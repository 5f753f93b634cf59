import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findAttachments, findShownPage } from '../page/page.queries.ts';
import { deletePage } from './page-remove.commands.ts';
import type { ChangeTools } from './page-update.commands.ts';
import { changePage } from './page-update.commands.ts';

/** One page: changing it or deciding on it, and deleting it. */
export function pageEditRoutes(tools: ChangeTools): Endpoint[] {
  const { db, clock } = tools;
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(db, visiblePages(actor), id)), actor, clock);

  return [
    endpoint(
      'GET /page/:id/delete-preview',
      { allow: administrators, summary: 'Tell what goes with a page' },
      async ({ params }) => {
        const page = found(await findAttachments(db, params.id));
        const data = {
          id: page.id,
          position: page.position,
          categories: page.categories.length,
          wines: page.categories.reduce((sum, { _count }) => sum + _count.wines, 0),
          content_pdf: page.contentFile?.name ?? null,
          copy_pages: page._count.importedTo,
          state: page.state,
        };
        return { data };
      },
    ),

    endpoint(
      'PUT /page/:id',
      { allow: signedIn, summary: 'Change a page or decide on it' },
      async ({ actor, params: { id }, body }) => {
        await orStale(changePage(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'DELETE /page/:id',
      { allow: administrators, summary: 'Delete a page with everything on it' },
      async ({ actor, params }) => {
        await deletePage(db, actor, params.id);
        return { data: { id: params.id } };
      },
    ),
  ];
}
