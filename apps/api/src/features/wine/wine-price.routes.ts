import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { visibleWines } from './wine.policy.ts';
import { presentWine } from './wine.presenter.ts';
import { findWine } from './wine.queries.ts';
import { changePrices, removePrice, setPrice } from './wine-price.commands.ts';

/** The prices of a wine, one row per bottle size; every call returns all of them. */
export function winePriceRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const { db } = tools;
  const show = async (actor: Actor, wineId: number) => ({
    data: presentWine(found(await findWine(db, visibleWines(actor), wineId), 'wine')).bottleSizes,
  });

  return [
    endpoint(
      'POST /wine/add-price/:wine_id/:bottle_size_id/:price',
      { allow: signedIn, summary: 'Set a price' },
      async ({ actor, params }) => {
        await setPrice(tools, actor, params);
        return show(actor, params.wine_id);
      },
    ),

    endpoint(
      'POST /bottle-size/update-or-create',
      { allow: signedIn, summary: 'Change the prices of a wine' },
      async ({ actor, body }) =>
        show(actor, await changePrices(tools, actor, body.data, body.remove_from_pages === 1)),
    ),

    endpoint(
      'DELETE /bottle-size/remove/:wine_id/:bottle_size_id',
      { allow: signedIn, summary: 'Remove a price' },
      async ({ actor, params, query }) => {
        await removePrice(tools, actor, params, query.remove_from_pages === 1);
        return show(actor, params.wine_id);
      },
    ),
  ];
}
