import { z } from 'zod';
import { onAnyRows } from './across-fields.ts';
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

/**
 * No rows of two wines, and no size twice, as the new size or as the old one: whichever of them counted, the price of the
 * other would be lost.
 */
const ofOneWine = z
  .array(priceChange)
  .min(1)
  .max(MAX_PRICES_PER_WINE)
  .superRefine(
    (rows, ctx) => {
      const sizes = new Set<number>();
      const left = new Set<number>();
      const wine = rows[0]?.wine_id;
      const tell = (row: number, field: keyof PriceChange, message: string) =>
        ctx.addIssue({ code: 'custom', path: [row, field], message });
      for (const [i, row] of rows.slice(0, MAX_PRICES_PER_WINE).entries()) {
        // A row that could not be read is told already; so is a number that is none.
        const { wine_id, bottle_size_id: size, old_bottle_size_id: old } = row ?? {};
        if (typeof wine_id === 'number' && typeof wine === 'number' && wine_id !== wine)
          tell(i, 'wine_id', 'validation.invalid');
        if (typeof size === 'number' && sizes.has(size)) tell(i, 'bottle_size_id', 'validation.duplicate');
        else if (typeof old === 'number' && left.has(old))
          tell(i, 'old_bottle_size_id', 'validation.duplicate');
        sizes.add(size);
        if (typeof old === 'number') left.add(old);
      }
    },
    { when: onAnyRows },
  );

/** `POST bottle-size/update-or-create`: the rows of one wine, as a list or as `{ data }`. */
export const priceChanges = z.preprocess(
  (input: z.input<typeof priceChange>[] | object) => (Array.isArray(input) ? { data: input } : input),
  z.object({ data: ofOneWine, ...agreement }),
);

/** `DELETE bottle-size/remove/{wine_id}/{bottle_size_id}` */
export const priceOfWine = z.object({ wine_id: pathId, bottle_size_id: pathId });

/** The confirmation of {@link priceOfWine}, in the query. */
export const priceRemoval = z.object(agreement);

/** The prices of the wine after the change. */
export const winePrices = z.object({ data: z.array(winePrice) });
