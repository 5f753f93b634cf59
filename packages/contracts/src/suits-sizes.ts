/** Whether a wine fits a category: it has a price for one of its sizes, or a size is the placeholder. */
export const suitsSizes = (sizeIds: readonly (number | null)[], pricedSizeIds: readonly number[]): boolean =>
  sizeIds.some((id) => id === null || pricedSizeIds.includes(id));
