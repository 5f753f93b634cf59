import { z } from 'zod';

/** What can stand on a page and then cannot be removed. */
export const onPageKinds = ['wine', 'logo', 'stand', 'page-title'] as const;
export type OnPageKind = (typeof onPageKinds)[number];

/** How many pages a refusal names at most. */
export const MAX_PAGE_USES = 5;

/** A page on which something stands that therefore cannot be removed. */
export const pageUse = z.object({
  id: z.int(),
  position: z.int(),
  catalog_id: z.int(),
  catalog_name: z.string(),
});
export type PageUse = z.output<typeof pageUse>;
