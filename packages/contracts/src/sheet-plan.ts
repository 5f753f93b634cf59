import { z } from 'zod';
import { releaseStates } from './page-release.ts';
import { pageStandings } from './page-standing.ts';
import { pageTypes } from './page-type.ts';
import { flag } from './primitives.ts';

/** One page of the Bogenplan, the strip of all pages of a catalogue in order. */
export const sheetPlanPage = z.object({
  id: z.int(),
  position: z.int(),
  page_type: z.literal(pageTypes),
  active: flag,
  state: z.enum(releaseStates),
  standing: z.enum(pageStandings),
  /** The company or description by which a reader recognises the page; null without either. */
  label: z.string().nullable(),
  /** The number of its first printed page, if all active pages are printed; null for an inactive one. */
  folio: z.int().nullable(),
  /** The number of its printed pages, of a register or the wine tour as many as it will take; 0 for an inactive one. */
  sheets: z.int(),
});
export type SheetPlanPage = z.output<typeof sheetPlanPage>;

/** `GET catalog/{id}/sheet-plan` */
export const sheetPlan = z.object({
  data: z.array(sheetPlanPage),
  total: z.int(),
  /** How many pages the book has inside its cover, if all active pages are printed. */
  printed_pages: z.int(),
  missing_to_multiple_of_4: z.int(),
});
export type SheetPlan = z.output<typeof sheetPlan>;
