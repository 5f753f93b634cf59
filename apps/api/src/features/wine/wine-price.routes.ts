import { addPrice, priceChanges, priceOfWine, priceRemoval, winePrices } from '@rebblatt/contracts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, post } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { visibleWines } from './wine.policy.ts';
import { presentWine } from './wine.presenter.ts';
import { findWine } from './wine.queries.ts';
import { changePrices, removePrice, setPrice } from './wine-price.commands.ts';

/** The prices of a wine, one row a bottle size; every call answers with all of them. */
export function winePriceRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const { db } = tools;
  const show = async (actor: Actor, wineId: number) => ({
    data: presentWine(found(await findWine(db, visibleWines(actor), wineId))).bottleSizes,
  });

  return [
    post(
      '/wine/add-price/:wine_id/:bottle_size_id/:price',
      { allow: signedIn, summary: 'Set a price', params: addPrice, reply: winePrices },
      async ({ actor, params }) => {
        await setPrice(tools, actor, params);
        return show(actor, params.wine_id);
      },
    ),

    post(
      '/bottle-size/update-or-create',
      { allow: signedIn, summary: 'Change the prices of a wine', body: priceChanges, reply: winePrices },
      async ({ actor, body }) =>
        show(actor, await changePrices(tools, actor, body.data, body.remove_from_pages === 1)),
    ),

    del(
      '/bottle-size/remove/:wine_id/:bottle_size_id',
      {
        allow: signedIn,
        summary: 'Remove a price',
        params: priceOfWine,
        query: priceRemoval,
        reply: winePrices,
      },
      async ({ actor, params, query }) => {
        await removePrice(tools, actor, params, query.remove_from_pages === 1);
        return show(actor, params.wine_id);
      },
    ),
  ];
}
