import type { PageListQuery } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { administrators, ownerRequired, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { withNearest } from '../../lib/nearest-exhibitors.ts';
import { sql } from '../../lib/sql.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';
import { findUses } from '../uses/uses.queries.ts';
import { addWinePage, createPage } from './page.commands.ts';
import { visiblePages } from './page.policy.ts';
import { presentCatalogPageLine, presentOwnPageLine, presentPage } from './page.presenter.ts';
import { findShownPage } from './page.queries.ts';
import { listOwnPages, listPages } from './page-list.queries.ts';

export interface PageTools {
  db: Database;
  clock: Clock;
  press: Press;
  publicUrl: string;
}

/** The pages of a catalogue: lists, one page, adding, changing and deleting. */
export function pageRoutes(tools: PageTools): Endpoint[] {
  const { db, clock } = tools;
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(db, visiblePages(actor), id)), actor, clock);
  const showNew = async (actor: Actor, { id, position }: { id: number; position: number }) => ({
    data: await show(actor, id),
    position,
  });
  const listLines = async (
    actor: Actor,
    catalogId: number | null,
    query: PageListQuery,
    slice: { perPage: number; page: number },
  ) => {
    const { rows, total } = await listOwnPages(db, visiblePages(actor), catalogId, query, slice);
    return { data: rows.map(presentOwnPageLine), total };
  };

  return [
    endpoint(
      'GET /catalog/:id/page/:perPage/:page',
      { allow: administrators, summary: 'List the pages of a catalogue' },
      async ({ actor, query, params }) => {
        const { rows, ...listed } = await listPages(db, visiblePages(actor), params.id, query, params);
        // Only a list without a page may be of a catalogue that does not exist.
        if (listed.total === 0) found(await findCatalog(db.prisma, params.id));
        const among = sql`EXISTS (SELECT FROM page p WHERE p.exhibitor_id = e.id AND p.catalog_id = ${params.id})`;
        return {
          data: rows.map(presentCatalogPageLine),
          ...(await withNearest(db, listed, query, among)),
        };
      },
    ),

    endpoint(
      'GET /active_catalog_and_user/page/:perPage/:page',
      { allow: signedIn, summary: 'List the own pages of the active catalogue' },
      async ({ actor, query, params }) => {
        const catalog = await findOwnActiveCatalog(db.prisma, clock, actor);
        if (!catalog) return { data: [], total: 0 };
        return listLines(actor, catalog.id, query, params);
      },
    ),

    endpoint(
      'GET /page/:perPage/:page',
      { allow: signedIn, summary: 'List the pages of all catalogues, exhibitors their own' },
      ({ actor, query, params }) => listLines(actor, null, query, params),
    ),

    endpoint('GET /page/:id', { allow: signedIn, summary: 'Show a page' }, async ({ actor, params }) => ({
      data: await show(actor, params.id),
    })),

    endpoint(
      'PUT /catalog/add-wine',
      { allow: signedIn, summary: 'Add a wine page or an ad', status: 201, requiredOf: ownerRequired },
      async ({ actor, body }) => showNew(actor, await addWinePage(tools, actor, body)),
    ),

    endpoint(
      'POST /page',
      { allow: administrators, summary: 'Add a content page, the wine tour or a register', status: 201 },
      async ({ actor, body }) => showNew(actor, await createPage(tools, actor, body)),
    ),

    endpoint(
      'GET /page-uses/:what/:id',
      { allow: signedIn, summary: 'The pages on which something stands that therefore cannot be removed' },
      async ({ actor, params: { what, id } }) => {
        const { pages, more } = await findUses(db.prisma, what, id, visiblePages(actor));
        return { data: pages, more };
      },
    ),
  ];
}
