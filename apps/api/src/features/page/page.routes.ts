import type { PageListQuery } from '@rebblatt/contracts';
import {
  addWinePage as addWinePageForm,
  deleted,
  item,
  listOf,
  newPage,
  ownPageRow,
  pageCreate,
  pageDeletePreview,
  pageItem,
  pageList,
  pageRow,
  pageUpdate,
  paging,
  pathId,
  sheetPlan,
} from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findActiveCatalog, findCatalog } from '../catalog/catalog.queries.ts';
import { addWinePage, createPage, deletePage } from './page.commands.ts';
import { stateOf, visiblePages } from './page.policy.ts';
import { presentOwnPageLine, presentPage, presentPageLine, presentPlanPage } from './page.presenter.ts';
import { findAttachments, findPage, listCategoryNames, listPages, listSheetPlan } from './page.queries.ts';
import { changePage } from './page-update.commands.ts';

export interface PageTools {
  db: Database;
  clock: Clock;
  press: Press;
  publicUrl: string;
}

const pagesOfCatalog = paging.extend({ id: pathId });

/** The pages of a catalogue: lists, one page, adding, changing and deleting. */
export function pageRoutes(tools: PageTools): Endpoint[] {
  const { db, clock } = tools;
  const show = async (actor: Actor, id: number) =>
    presentPage(found(await findPage(db.prisma, visiblePages(actor), id)), actor, clock);
  const showNew = async (actor: Actor, { id, position }: { id: number; position: number }) => ({
    data: await show(actor, id),
    position,
  });
  const listWithCategories = async (
    actor: Actor,
    catalogId: number | null,
    query: PageListQuery,
    slice: { perPage: number; page: number },
  ) => {
    const { rows, total } = await listPages(db, visiblePages(actor), catalogId, query, slice);
    const names = await listCategoryNames(
      db,
      rows.map(({ id }) => id),
    );
    return { data: rows.map((row) => presentOwnPageLine(row, names)), total };
  };

  return [
    get(
      '/catalog/:id/page/:perPage/:page',
      {
        allow: administrators,
        summary: 'List the pages of a catalogue',
        params: pagesOfCatalog,
        query: pageList,
        reply: listOf(pageRow),
      },
      async ({ actor, query, params }) => {
        found(await findCatalog(db.prisma, params.id));
        const { rows, total } = await listPages(db, visiblePages(actor), params.id, query, params);
        return { data: rows.map(presentPageLine), total };
      },
    ),

    get(
      '/active_catalog_and_user/page/:perPage/:page',
      {
        allow: signedIn,
        summary: 'List the own pages of the active catalogue',
        params: paging,
        query: pageList,
        reply: listOf(ownPageRow),
      },
      async ({ actor, query, params }) => {
        const catalog = await findActiveCatalog(db.prisma, clock);
        if (!catalog) return { data: [], total: 0 };
        return listWithCategories(actor, catalog.id, query, params);
      },
    ),

    get(
      '/page/:perPage/:page',
      {
        allow: signedIn,
        summary: 'List the pages of all catalogues, exhibitors their own',
        params: paging,
        query: pageList,
        reply: listOf(ownPageRow),
      },
      ({ actor, query, params }) => listWithCategories(actor, null, query, params),
    ),

    get(
      '/catalog/:id/sheet-plan',
      { allow: administrators, summary: 'Show all pages as a strip', params: byId, reply: sheetPlan },
      async ({ params }) => {
        found(await findCatalog(db.prisma, params.id));
        const rows = await listSheetPlan(db, params.id);
        return { data: rows.map(presentPlanPage), total: rows.length };
      },
    ),

    get(
      '/page/:id',
      { allow: signedIn, summary: 'Show a page', params: byId, reply: item(pageItem) },
      async ({ actor, params }) => ({ data: await show(actor, params.id) }),
    ),

    get(
      '/page/:id/delete-preview',
      {
        allow: administrators,
        summary: 'Tell what goes with a page',
        params: byId,
        reply: pageDeletePreview,
      },
      async ({ params }) => {
        const page = found(await findAttachments(db, params.id));
        const data = {
          id: page.id,
          position: page.position,
          categories: page.categories.length,
          wines: page.categories.reduce((sum, { _count }) => sum + _count.wines, 0),
          content_pdf: page.contentFile?.name ?? null,
          copy_pages: page._count.importedTo,
          state: stateOf(page),
        };
        return { data };
      },
    ),

    put(
      '/catalog/add-wine',
      {
        allow: signedIn,
        summary: 'Add a wine page or an ad',
        body: addWinePageForm,
        reply: newPage,
        status: 201,
      },
      async ({ actor, body }) => showNew(actor, await addWinePage(tools, actor, body)),
    ),

    post(
      '/page',
      {
        allow: administrators,
        summary: 'Add a content page or the wine tour',
        body: pageCreate,
        reply: newPage,
        status: 201,
      },
      async ({ actor, body }) => showNew(actor, await createPage(tools, actor, body)),
    ),

    put(
      '/page/:id',
      {
        allow: signedIn,
        summary: 'Change a page or decide on it',
        params: byId,
        body: pageUpdate,
        reply: item(pageItem),
      },
      async ({ actor, params: { id }, body }) => {
        await orStale(changePage(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    del(
      '/page/:id',
      {
        allow: administrators,
        summary: 'Delete a page with everything on it',
        params: byId,
        reply: deleted,
      },
      async ({ actor, params }) => {
        await deletePage(db, actor, params.id);
        return { data: { id: params.id } };
      },
    ),
  ];
}
