import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { visiblePages } from '../page/page.policy.ts';
import { findPage } from '../page/page.queries.ts';
import { createDesignerLink, revokeDesignerLink } from './designer-link.commands.ts';
import { presentDesignerLink } from './designer-link.presenter.ts';
import { listOpenLinks } from './designer-link.queries.ts';

/** Links for designers: made, listed and revoked by the exhibitor of a page and by administrators. */
export function designerLinkRoutes(tools: { db: Database; clock: Clock; publicUrl: string }): Endpoint[] {
  const { db, clock } = tools;
  return [
    endpoint(
      'POST /page/:id/designer-link',
      {
        allow: signedIn,
        summary: 'Make a link by which a designer uploads an ad',
        tellsKey: true,
        status: 201,
      },
      async ({ actor, params, body }) => {
        const { token, url, link } = await createDesignerLink(tools, actor, params.id, body);
        return { data: { ...presentDesignerLink(link), token, url } };
      },
    ),

    endpoint(
      'GET /page/:id/designer-link',
      { allow: signedIn, summary: 'List the open links for designers of a page' },
      async ({ actor, params: { id } }) => {
        found(await findPage(db.prisma, visiblePages(actor), id));
        const links = await listOpenLinks(db.prisma, id, clock.now());
        return { data: links.map(presentDesignerLink), total: links.length };
      },
    ),

    endpoint(
      'DELETE /page-designer-link/:id',
      { allow: signedIn, summary: 'Revoke a link for a designer' },
      async ({ actor, params: { id } }) => {
        await revokeDesignerLink(tools, actor, id);
        return { data: { id } };
      },
    ),
  ];
}
