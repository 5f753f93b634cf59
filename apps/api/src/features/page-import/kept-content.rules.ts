import { z } from 'zod';
import type { ContentLine } from '../page-category/page-category.rules.ts';

const lines: z.ZodType<ContentLine[]> = z.array(
  z.object({
    id: z.int(),
    category: z.string(),
    bottleSize1Id: z.int().nullable(),
    bottleSize2Id: z.int().nullable(),
    wines: z.array(z.int()),
  }),
);

/** What an import into a page replaced, and by what; kept so that it can be undone. */
export const keptContent = z.object({
  footer: z.string().nullable(),
  categories: lines,
  imported: lines,
});
export type KeptContent = z.output<typeof keptContent>;
