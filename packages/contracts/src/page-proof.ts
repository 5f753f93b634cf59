import { z } from 'zod';

/**
 * `GET page-proof/{id}`: how a page will look in print. The images are PNG as data URLs, all of one size; on
 * a plate black is full ink. Total ink is in percent: 400 is four full inks, and spot inks count too.
 */
export const pageProof = z.object({
  data: z.object({
    output_condition: z.string(),
    total_ink: z.object({
      /** At the point with the most ink. */
      max: z.number(),
      /** The highest average over a square of 15 × 15 mm. */
      max_of_square: z.number(),
    }),
    proof: z.string(),
    /** Cyan, magenta, yellow, black. */
    plates: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    /** The spot inks of an uploaded file, with the names that it contains. */
    spots: z.array(z.object({ name: z.string(), plate: z.string() })),
  }),
});
export type PageProof = z.output<typeof pageProof>['data'];
