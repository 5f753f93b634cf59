import { z } from 'zod';

/** What an order of last time consists of besides its counts, with the names of then. */
export const details = z.object({
  stands: z.array(z.object({ id: z.int(), stand: z.string() })),
  pages: z.array(
    z.object({
      type: z.int(),
      standId: z.int().nullable(),
      titleId: z.int().nullable(),
      title: z.string().nullable(),
    }),
  ),
  services: z.array(z.object({ id: z.int(), name: z.string(), amount: z.int() })),
  /** The wished deck; absent in proposals from before there were wishes. */
  deck: z.object({ id: z.int(), name: z.string() }).nullable().optional().default(null),
});
export type Details = z.output<typeof details>;
