import { z } from 'zod';
import { languages } from './language.ts';
import { pageRow } from './page.ts';
import { pageCorrection } from './page-correction.ts';
import { pageRemark } from './page-pull.ts';
import { moment, shownEmail } from './primitives.ts';

/** A page that waits for the organiser's decision, with all that the decision needs besides the page itself. */
export const waitingPage = pageRow.extend({
  released_at: moment.nullable(),
  /** Who released it, and the exhibitor for whom an administrator did. */
  released_by: z.object({ name: z.string().nullable(), on_behalf: z.string().nullable() }).nullable(),
  /** The number of this release. */
  pull: z.int().nullable(),
  /** The last release before it that was decided, with which its changes are marked; null when it was not kept. */
  compare_pull: z.int().nullable(),
  /** What was remarked when it was rejected last, and what the exhibitor says of it; null without remarks. */
  answered: z.object({ pull: z.int(), remarks: z.array(pageRemark) }).nullable(),
  /** The correction that was proposed on this release, or that led to it. */
  correction: pageCorrection.nullable(),
  contact: z
    .object({ email: shownEmail, phone: z.string().nullable(), language: z.enum(languages).nullable() })
    .nullable(),
});
export type WaitingPage = z.output<typeof waitingPage>;
