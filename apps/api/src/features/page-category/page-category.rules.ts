import { suitsSizes } from '@rebblatt/contracts';
import type { ConstraintErrors } from '../../http/database-error.ts';
import { conflict, notFound } from '../../lib/app-error.ts';

/** The bottle sizes of a category; null is the placeholder "***". */
export interface Sizes {
  bottleSize1Id: number | null;
  bottleSize2Id: number | null;
}

/** Whether a wine with these prices can stand in a category. */
export const suits = ({ bottleSize1Id, bottleSize2Id }: Sizes, prices: { bottleSizeId: number }[]): boolean =>
  suitsSizes(
    [bottleSize1Id, bottleSize2Id],
    prices.map(({ bottleSizeId }) => bottleSizeId),
  );

/** Whether a category prints a price of a wine that has prices for these sizes. */
export const showsPrice = ({ bottleSize1Id, bottleSize2Id }: Sizes, pricedSizes: number[]): boolean =>
  pricedSizes.some((size) => size === bottleSize1Id || size === bottleSize2Id);

/** What the database's own rules about categories mean to the caller. */
export const pageCategoryConstraints: ConstraintErrors = {
  page_category_wine_pkey: () => conflict('wine.already-on-page'),
  page_category_wine_own_wine: () => notFound(),
  page_category_page_position: () => conflict('conflict.busy'),
  page_category_wine_category_position: () => conflict('conflict.busy'),
};
