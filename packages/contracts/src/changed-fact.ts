import { z } from 'zod';

/** What a wine page prints of its exhibitor and its stand, and what may be entered anew after its release. */
export const printedFacts = ['company_name', 'address', 'phone', 'website', 'stand'] as const;

/** A fact that a page prints otherwise than it has been entered since: both as one line of text, empty for none. */
export const changedFact = z.object({
  fact: z.enum(printedFacts),
  printed: z.string(),
  now: z.string(),
});
export type ChangedFact = z.output<typeof changedFact>;
