import { z } from 'zod';
import { languages } from './language.ts';
import { pageRow } from './page.ts';
import { moment } from './primitives.ts';

/** A page that waits for the organiser's decision, with all that the decision needs besides the page itself. */
export const waitingPage = pageRow.extend({
  released_at: moment.nullable(),
  /** Who released it, and the exhibitor for whom an administrator did. */
  released_by: z.object({ name: z.string().nullable(), on_behalf: z.string().nullable() }).nullable(),
  /** The row of the history with which this state is compared to the one released before; null without one. */
  compare_id: z.int().nullable(),
  contact: z
    .object({ email: z.string(), phone: z.string().nullable(), language: z.enum(languages).nullable() })
    .nullable(),
});
export type WaitingPage = z.output<typeof waitingPage>;
