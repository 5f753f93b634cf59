import { z } from 'zod';
import { pageStandings } from './page-standing.ts';
import { moment } from './primitives.ts';

/** `GET catalog/{id}/standing`: where a catalogue stands. Each number is the length of a list with its filter. */
export const catalogStanding = z.object({
  catalog_id: z.int(),
  /** How many days its collection is still open, today included; null before it and after it. */
  days_left: z.int().min(1).nullable(),
  /** Its pages by their standing; together they are all its pages. */
  pages: z.record(z.enum(pageStandings), z.int()),
  /** When the page was released that has been waiting longest for a decision; null when none waits. */
  waiting_since: moment.nullable(),
  /** Logos of its exhibitors that can be decided on and are not yet: the filter `waiting` of the list. */
  logos_to_approve: z.int(),
  /** Requests without a decision. */
  requests_open: z.int(),
  /** Accepted pages that print another name of their exhibitor than the one entered since. */
  renamed: z.int(),
  /** Exhibitors who have neither sent a request that is expected of them nor begun one of their pages. */
  exhibitors_not_begun: z.int(),
  /** Exhibitors who may go on after the end, today included, and the last of their days; null without any. */
  later: z.object({ exhibitors: z.int().min(1), until: z.string() }).nullable(),
});
export type CatalogStanding = z.output<typeof catalogStanding>;
