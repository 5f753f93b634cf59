import { z } from 'zod';
import { checkStates } from './check-state.ts';
import { fileReport } from './file-report.ts';
import { languages } from './language.ts';
import { flagFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { MAX_LOGO_REJECTION } from './logo-limits.ts';
import { logoPlacement } from './logo-placement.ts';
import { preflightOverride } from './preflight-override.ts';
import { flag, flagOrNull, id, moment, optionalParagraphs, shownEmail, version } from './primitives.ts';

export const logoItem = z.object({
  id: z.int(),
  name: z.string(),
  user_id: z.int(),
  /** The exhibitor, with how they are reached and the language in which they read. */
  user: z.object({
    id: z.int(),
    company_name: z.string(),
    email: shownEmail,
    phone: z.string().nullable(),
    language: z.enum(languages).nullable(),
  }),
  /** While a logo is being checked it cannot be changed or used. */
  status: z.literal(Object.values(checkStates)),
  ready: flag,
  approved: z.boolean(),
  /** Whether it is rejected, and what the organiser wrote with that; such a logo waits for no decision. */
  rejected: z.boolean(),
  rejection: z.string().nullable(),
  with_verification: flag,
  width_mm: z.number().nullable(),
  height_mm: z.number().nullable(),
  /** What the check found; null while it runs. */
  report: fileReport.nullable(),
  /** Of what its page was made and how it was placed; null for a PDF that came as a page. */
  placement: logoPlacement.nullable(),
  /** Why an administrator allows it in spite of its errors. */
  override: preflightOverride.nullable(),
  /** The number of pages on which it is used. */
  pages_count: z.int(),
  created_at: moment,
  version: z.int(),
});
export type LogoItem = z.output<typeof logoItem>;

/**
 * The form fields sent with the picture, SVG or PDF in `file`. Administrators set the exhibitor in `user_id` and may upload
 * without verification: then findings do not fail the logo.
 */
export const logoUpload = z.object({ withVerification: flag.optional().default(1), user_id: id.optional() });

/**
 * `PUT logo/{id}` accepts the whole row, but only the decision is read: 1 approves, 0 rejects with what `rejection` says,
 * null takes the decision back.
 */
export const logoDecision = z.object({
  approved: flagOrNull,
  rejection: optionalParagraphs(MAX_LOGO_REJECTION).optional(),
  version,
});
export type LogoDecision = z.output<typeof logoDecision>;

export const logoList = listQuery({
  filters: {
    name: textFilter,
    'user.company_name': textFilter,
    user_id: numberFilter,
    ready: flagFilter,
    approved: flagFilter,
    /** Of the exhibitors of a catalogue. */
    catalog_id: numberFilter,
    /** Whether it can be decided on and is not yet. */
    waiting: flagFilter,
  },
  sortable: ['id', 'name', 'user.company_name', 'ready', 'approved'],
  custom: {},
});
export type LogoListQuery = z.output<typeof logoList>;
