import { z } from 'zod';
import { mailStates } from './mail-kind.ts';
import { shownNames } from './names.ts';
import { ownStanding, ownStandingPage } from './own-standing.ts';
import { day, moment, shownEmail } from './primitives.ts';
import { requestState } from './request.ts';

/** How many of the newest mails to the exhibitor are named. */
export const PARTICIPATION_MAILS = 8;

/** A page of the exhibitor, also one that is not printed, with the name it carries in the book. */
const participationPage = ownStandingPage.extend({
  page_title: z.string().nullable(),
  /** The names of that title in other languages. */
  page_title_names: z.object(shownNames).nullable(),
  stand: z.string().nullable(),
});

/** The last catalogue of the same type in which the exhibitor had pages. */
const lastParticipation = z.object({
  id: z.int(),
  name: z.string(),
  wine_pages: z.int(),
  ad_pages: z.int(),
  /** How many pages the exhibitor has fewer than then: what taking over the order would add. */
  missing: z.int(),
});

/** `GET catalog/{id}/progress/{exhibitor}`: everything of one exhibitor for one catalogue. */
export const participation = ownStanding.extend({
  exhibitor: z.object({
    id: z.int(),
    company_name: z.string(),
    name: z.string().nullable(),
    email: shownEmail,
    phone: z.string().nullable(),
    city: z.string().nullable(),
    active: z.union([z.literal(0), z.literal(1)]),
    /** When the exhibitor last signed in; null for never. */
    signed_in_at: moment.nullable(),
  }),
  /** Whether the exhibitor belongs to the catalogue, so that pages can be added. */
  member: z.boolean(),
  request: z
    .object({
      id: z.int(),
      state: requestState,
      count_stands: z.int(),
      count_pages_wine: z.int(),
      count_pages_advertising: z.int(),
      /** The name of the wished deck; null where any will do. */
      deck: z.string().nullable(),
      /** The exhibitor's message. */
      exhibitor_comment: z.string().nullable(),
      created_at: moment,
    })
    .nullable(),
  stands: z.array(z.string()),
  pages: z.array(participationPage),
  /** The newest mails to the exhibitor, the newest first. */
  mails: z.array(
    z.object({ id: z.int(), subject: z.string(), state: z.enum(mailStates), created_at: moment }),
  ),
  last: lastParticipation.nullable(),
  /** The last day on which this exhibitor may work on the catalogue, where that is later than its end; YYYY-MM-DD. */
  later_until: z.string().nullable(),
});
export type Participation = z.output<typeof participation>;

/** `POST catalog/{id}/progress/{exhibitor}/last-pages`: the pages that were added. */
export const lastPagesAdded = z.object({
  data: z.array(z.object({ id: z.int(), position: z.int() })),
});

/** `PUT catalog/{id}/progress/{exhibitor}/deadline`: the exhibitor's own last day; null is that of the catalogue again. */
export const laterDeadline = z.object({ until: day.nullable() });
export type LaterDeadlineForm = z.output<typeof laterDeadline>;

export const laterDeadlineSet = z.object({ data: z.object({ later_until: z.string().nullable() }) });
