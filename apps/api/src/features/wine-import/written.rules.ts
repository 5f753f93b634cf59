import { z } from 'zod';
import { wineRecord } from '../wine/wine-record.rules.ts';

const state = z.object({
  ...wineRecord.shape,
  grapes: z.array(z.int()),
  prices: z.array(z.object({ bottle_size_id: z.int(), price: z.number() })),
});

/**
 * What undoing needs to know of a wine that an import wrote: its version after it, and its state before, which a new one
 * has not, and after, which imports of earlier versions have not kept.
 */
export const writtenWine = z.object({
  id: z.int(),
  version: z.int(),
  before: state.nullable(),
  after: state.optional(),
});
export type WrittenWine = z.output<typeof writtenWine>;
