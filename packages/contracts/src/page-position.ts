import { z } from 'zod';
import { count, id, MAX_ID, pathId } from './primitives.ts';

/** `PUT page/change-position/{page_id}/{new_position}` */
export const changePosition = z.object({ page_id: pathId, new_position: pathId });

/** `PUT page/swap-positions/{id1}/{id2}` */
export const swapPositions = z.object({ id1: pathId, id2: pathId });

/** Maximum number of pages in one call. */
export const MAX_ORDERED_PAGES = 2000;

const orderedPage = z.object({
  id,
  position: count(1, MAX_ID),
  /** Where the sender knows it to be; refused if it was moved since. */
  was: count(1, MAX_ID).optional(),
});

/**
 * `PATCH page/persist-order`: pages with their wanted positions, as a list or as `{ data, orderColumn }`.
 * Accepted only as a permutation of the current positions of these pages.
 */
export const persistOrder = z.preprocess(
  (input: z.input<typeof orderedPage>[] | object) => (Array.isArray(input) ? { data: input } : input),
  z.object({
    data: z.array(orderedPage).min(1).max(MAX_ORDERED_PAGES),
    orderColumn: z.literal('position').optional(),
  }),
);

/** The response to a move: the pages in question with their new positions. */
export const pagePositions = z.object({ data: z.array(z.object({ id: z.int(), position: z.int() })) });
export type PagePositions = z.output<typeof pagePositions>;
