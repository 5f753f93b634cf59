import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { createCategory, deleteCategory, swapCategories, updateCategory } from './page-category.commands.ts';
import type { CategoryTools } from './page-category.gates.ts';
import { visibleCategories } from './page-category.policy.ts';
import {
  presentCategories,
  presentCategory,
  presentOffered,
  presentReleased,
} from './page-category.presenter.ts';
import {
  findCategory,
  findPageWithCategories,
  listCandidates,
  listCategories,
} from './page-category.queries.ts';

/** The categories of a wine page. */
export function pageCategoryRoutes(tools: CategoryTools): Endpoint[] {
  const { db } = tools;
  const show = async (actor: Actor, id: number) =>
    presentCategory(found(await findCategory(db, visibleCategories(actor), id)));
  const findPage = async (actor: Actor, pageId: number) =>
    found(await findPageWithCategories(db, visibleCategories(actor), pageId));

  return [
    endpoint(
      'GET /page-category/by-page/:page_id',
      { allow: signedIn, summary: 'List the categories of a page' },
      async ({ actor, params }) => presentCategories(await findPage(actor, params.page_id)),
    ),

    endpoint(
      'GET /page-category/approved-by-page/:page_id',
      { allow: signedIn, summary: 'List the categories of a page as they were released' },
      async ({ actor, params }) => presentReleased(await findPage(actor, params.page_id)),
    ),

    endpoint(
      'GET /page-category/candidates/:category_id',
      { allow: signedIn, summary: 'List the wines offered for a category' },
      async ({ actor, params, query }) => {
        const category = found(await findCategory(db, visibleCategories(actor), params.category_id));
        const wines = await listCandidates(db, category, query.unpriced === 1);
        return { data: wines.map((wine) => presentOffered(wine, category)), total: wines.length };
      },
    ),

    endpoint(
      'GET /page-category/:perPage/:page',
      { allow: signedIn, summary: 'List the categories of all pages, exhibitors those of their own' },
      async ({ actor, query, params }) => {
        const { rows, total } = await listCategories(db, visibleCategories(actor), query, params);
        return { data: rows.map((row) => presentCategory(row)), total };
      },
    ),

    endpoint(
      'GET /page-category/:id',
      { allow: signedIn, summary: 'Show a category' },
      async ({ actor, params }) => ({ data: await show(actor, params.id) }),
    ),

    endpoint(
      'POST /page-category',
      { allow: signedIn, summary: 'Add a category', status: 201 },
      async ({ actor, body }) => ({ data: await show(actor, await createCategory(tools, actor, body)) }),
    ),

    endpoint(
      'PUT /page-category/:id',
      { allow: signedIn, summary: 'Change a category' },
      async ({ actor, params: { id }, body }) => {
        await orStale(updateCategory(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'PUT /page-category/swap-positions/:id1/:id2',
      { allow: signedIn, summary: 'Exchange two categories' },
      async ({ actor, params: { id1, id2 } }) =>
        presentCategories(await findPage(actor, await swapCategories(tools, actor, id1, id2))),
    ),

    endpoint(
      'DELETE /page-category/:id',
      { allow: signedIn, summary: 'Delete a category' },
      async ({ actor, params }) => {
        await deleteCategory(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),
  ];
}
