import { z } from 'zod';

/** What of an exhibitor can stand on a page and then cannot be removed. */
export const onPageKinds = ['wine', 'logo'] as const;
export type OnPageKind = (typeof onPageKinds)[number];

/** How many pages, or exhibitors, a refusal names at most. */
export const MAX_USES = 5;

/** A page on which something stands that therefore cannot be removed. */
export const pageUse = z.object({
  id: z.int(),
  position: z.int(),
  catalog_id: z.int(),
  catalog_name: z.string(),
});
export type PageUse = z.output<typeof pageUse>;

/** An exhibitor who has or ordered something in a catalogue that therefore cannot be removed. */
export interface ExhibitorUse {
  id: number;
  company_name: string;
  catalog_id: number;
  catalog_name: string;
  /** Their request for the catalogue; null when they take part without one. */
  request_id: number | null;
}

/** What uses something that cannot be removed. */
export interface Uses {
  /** At most `MAX_USES`. */
  pages?: PageUse[];
  /** At most `MAX_USES`. */
  exhibitors?: ExhibitorUse[];
  /** How many there are besides those named. */
  more?: number;
}
