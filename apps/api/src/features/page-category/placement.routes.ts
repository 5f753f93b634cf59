import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { CategoryTools } from './page-category.gates.ts';
import { visibleCategories } from './page-category.policy.ts';
import { presentCategories } from './page-category.presenter.ts';
import { findPageWithCategories } from './page-category.queries.ts';
import { addWine, moveWineTo, moveWineToCategory, removeWines, swapWines } from './placement.commands.ts';

/** The order of the wines in the categories of a page; every call returns all categories of the page. */
export function placementRoutes(tools: CategoryTools): Endpoint[] {
  const showPage = async (actor: Actor, changed: Promise<number>) =>
    presentCategories(found(await findPageWithCategories(tools.db, visibleCategories(actor), await changed)));

  return [
    endpoint(
      'POST /page-category/add-wine/:category_id/:wine_id',
      { allow: signedIn, summary: 'Put a wine into a category', status: 201 },
      ({ actor, params }) => showPage(actor, addWine(tools, actor, params.category_id, params.wine_id)),
    ),

    endpoint(
      'POST /page-category/remove-wine/:category_id/:wine_id',
      { allow: signedIn, summary: 'Take a wine out of a category' },
      ({ actor, params }) => showPage(actor, removeWines(tools, actor, params.category_id, [params.wine_id])),
    ),

    endpoint(
      'POST /page-category/remove-wines',
      { allow: signedIn, summary: 'Take wines out of a category' },
      ({ actor, body }) => showPage(actor, removeWines(tools, actor, body.category_id, body.wines)),
    ),

    endpoint(
      'PUT /page-category/swap-wine-positions/:wine_id_1/:wine_id_2/:category_id_1/:category_id_2',
      { allow: signedIn, summary: 'Exchange two wines of a page' },
      ({ actor, params }) => showPage(actor, swapWines(tools, actor, params)),
    ),

    endpoint(
      'PUT /page-category/move-wine-to-position-of/:wine_id_1/:category_id_1/:wine_id_2/:category_id_2',
      { allow: signedIn, summary: 'Move a wine to the place of another' },
      ({ actor, params }) => showPage(actor, moveWineTo(tools, actor, params)),
    ),

    endpoint(
      'PUT /page-category/swap-wine-category/:wine_id_1/:category_id_1/:category_id_2',
      { allow: signedIn, summary: 'Move a wine to another category' },
      ({ actor, params }) => showPage(actor, moveWineToCategory(tools, actor, params)),
    ),
  ];
}
