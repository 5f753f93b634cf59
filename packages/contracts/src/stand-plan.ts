import { z } from 'zod';
import { flag, id, optionalId } from './primitives.ts';

/**
 * `POST catalog/{id}/stands/move`: a company's stand becomes another one; whoever is there gets the company's. Who is
 * believed to be where is said as well, so that nobody is moved whom one does not see. With `only_check` nothing is
 * written and only said what would be.
 */
export const standMove = z.object({
  stand_id: id,
  exhibitor_id: id,
  to: id,
  to_exhibitor_id: optionalId.optional().default(null),
  only_check: flag.optional().default(0),
});
export type StandMove = z.output<typeof standMove>;

/** What a move of stands changes. */
export const standMoved = z.object({
  moves: z.array(
    z.object({
      exhibitor_id: z.int(),
      company_name: z.string(),
      from: z.string(),
      to: z.string(),
      /** The positions of the company's pages that stand there. */
      positions: z.array(z.int()),
    }),
  ),
  /** The company to which the free stand was proposed as long as its order waits, and which is proposed another one now. */
  proposed_to: z.string().nullable(),
  /** The newest printed book, which says something else now; null without any. */
  book: z.int().nullable(),
});
export type StandMoved = z.output<typeof standMoved>;
