import { z } from 'zod';
import { pageTypes } from './page-type.ts';
import { flag } from './primitives.ts';

/**
 * What a book is: complete or a draft, and whether it still is what would be printed now. Books of earlier versions of
 * the product recorded neither: for them everything is null or 0.
 */
export const bookState = z.object({
  /** How many pages it leaves out, without those that are switched off; 0 for a complete book. */
  left_out: z.int().nullable(),
  /** The same by kind of page. */
  left_out_types: z.array(z.object({ page_type: z.literal(pageTypes), count: z.int().min(1) })),
  /** Pages that have been added, removed or changed since. */
  changed_pages: z.int().nullable(),
  /** Whether pages that are still the same have another order. */
  order_changed: flag,
  /** Whether the templates or the output condition are others. */
  design_changed: flag,
  /** 1 when any of these has changed. */
  outdated: flag,
});
export type BookState = z.output<typeof bookState>;

/** `GET print/catalog/{id}/state`: what each book of a catalogue is, newest first. */
export const bookStates = z.object({
  data: z.array(bookState.extend({ result_id: z.int() })),
  total: z.int(),
});
