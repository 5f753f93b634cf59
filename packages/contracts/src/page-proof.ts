import { z } from 'zod';

/**
 * `GET page-proof/{id}`: how a page will look in print. The pictures are PNG as data addresses, all of one size; on a
 * plate black is full ink. Total ink is in percent, 400 would be four full inks;
 * spot inks count too.
 */
export const pageProof = z.object({
  data: z.object({
    output_condition: z.string(),
    total_ink: z.object({
      /** Of the heaviest place. */
      max: z.number(),
      /** Of the heaviest square of 15 × 15 mm, on average. */
      max_of_square: z.number(),
    }),
    proof: z.string(),
    /** Cyan, magenta, yellow, black. */
    plates: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    /** Inks of their own that an uploaded file prints with, as it names them. */
    spots: z.array(z.object({ name: z.string(), plate: z.string() })),
  }),
});
export type PageProof = z.output<typeof pageProof>['data'];
