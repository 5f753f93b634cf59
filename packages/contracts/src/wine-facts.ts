import type { PrintedLook, WinePageInput } from './printed-page.ts';

/** What can stand under the name of a wine on its page; the first is usual. */
export const factsUnderWines = ['nothing', 'grapes', 'region', 'both'] as const;
export type FactsUnderWines = (typeof factsUnderWines)[number];

/** Whether a design prints anything under the names of wines. */
export const hasFactsUnderWines = (look: PrintedLook | undefined): boolean =>
  look?.under_wine !== undefined || look?.alcohol_free === true;

/** A wine page without what only some designs print of its wines. */
export const withoutFacts = (input: WinePageInput): WinePageInput => ({
  ...input,
  categories: input.categories.map((category) => ({
    ...category,
    wines: category.wines.map(({ facts: _, ...wine }) => wine),
  })),
});
