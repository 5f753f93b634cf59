/** A catalogue has only one generation at a time. */
export const generationKey = (catalogId: number) => `generate-catalog:${catalogId}`;
