import { suitsSizes } from '@rebblatt/contracts';

/** The bottle sizes of a category; null is the placeholder "***". */
export interface Sizes {
  bottleSize1Id: number | null;
  bottleSize2Id: number | null;
}

/** Whether a wine with these prices fits a category. */
export const suits = ({ bottleSize1Id, bottleSize2Id }: Sizes, prices: { bottleSizeId: number }[]): boolean =>
  suitsSizes(
    [bottleSize1Id, bottleSize2Id],
    prices.map(({ bottleSizeId }) => bottleSizeId),
  );

/** Whether a category prints a price of a wine that has prices for these sizes. */
export const showsPrice = ({ bottleSize1Id, bottleSize2Id }: Sizes, pricedSizes: number[]): boolean =>
  pricedSizes.some((size) => size === bottleSize1Id || size === bottleSize2Id);

/** A category with its wines, as the history records it; the order of both is that on the page. */
export interface ContentLine extends Sizes {
  id: number;
  category: string;
  wines: number[];
}

/** The content of a wine page, as the history records it. */
export const contentOf = (
  categories: (Sizes & { id: number; category: string; wines: { wineId: number }[] })[],
): ContentLine[] =>
  categories.map(({ id, category, bottleSize1Id, bottleSize2Id, wines }) => ({
    id,
    category,
    bottleSize1Id,
    bottleSize2Id,
    wines: wines.map(({ wineId }) => wineId),
  }));
