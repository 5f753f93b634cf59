import { z } from 'zod';
import { id, money, pathId } from './primitives.ts';
import { agreement, winePrice } from './wine.ts';
import { MAX_PRICES_PER_WINE } from './wine-limits.ts';

/** `POST wine/add-price/{wine_id}/{bottle_size_id}/{price}`: CHF; an existing price is replaced. */
export const addPrice = z.object({ wine_id: pathId, bottle_size_id: pathId, price: money });

/** One changed row; `old_bottle_size_id` is its previous size if that changed. */
const priceChange = z.object({
  wine_id: id,
  bottle_size_id: id,
  price: money,
  old_bottle_size_id: z.preprocess((input: number | string) => (input === '' ? null : input), id.nullish()),
});
export type PriceChange = z.output<typeof priceChange>;

/** `POST bottle-size/update-or-create`: the rows of one wine, as a list or as `{ data }`. */
export const priceChanges = z.preprocess(
  (input: z.input<typeof priceChange>[] | object) => (Array.isArray(input) ? { data: input } : input),
  z.object({ data: z.array(priceChange).min(1).max(MAX_PRICES_PER_WINE), ...agreement }),
);

/** `DELETE bottle-size/remove/{wine_id}/{bottle_size_id}` */
export const priceOfWine = z.object({ wine_id: pathId, bottle_size_id: pathId });

/** The confirmation of {@link priceOfWine}, in the query. */
export const priceRemoval = z.object(agreement);

/** The prices of the wine after the change. */
export const winePrices = z.object({ data: z.array(winePrice) });
