import { z } from 'zod';
import { shownCorrections } from './correction-fields.ts';
import type { ErrorCode } from './errors.ts';
import { pageStandings } from './page-standing.ts';
import { pageTypes } from './page-type.ts';

/** Why a page cannot be released yet, as a look at it shows: the codes with which its release would be refused. */
export const releaseGaps = [
  'page.no-pdf',
  'page.pdf-not-ready',
  'page.pdf-has-errors',
  'file.not-processed',
  'page.no-stand',
  'page.no-logo',
  'page.no-categories',
  'page.no-wines',
  'page.wines-without-price',
  'page.unprintable-characters',
  'page.invisible-character',
] as const satisfies ErrorCode[];
export type ReleaseGap = (typeof releaseGaps)[number];

/** What prints as it is but is hardly meant so: a wine without any price, a category without wines. */
export const pageDoubts = ['wine-without-price', 'category-without-wine'] as const;

/** What a printed address needs. */
export const profileGaps = ['street', 'zip_code', 'city', 'phone'] as const;

/** A page of an exhibitor, and what it still needs. */
export const ownStandingPage = z.object({
  id: z.int(),
  position: z.int(),
  page_type: z.literal(pageTypes),
  standing: z.enum(pageStandings),
  /** Empty for a page that can be released, or is. */
  gaps: z.array(z.enum(releaseGaps)),
  /** What is asked about before a release, and how many times it is there. */
  doubts: z.array(z.object({ what: z.enum(pageDoubts), count: z.int() })),
  /** The organiser's remark, of a rejected page the reason. */
  comment: z.string().nullable(),
  /** What became of the correction that the organiser proposed; an open one waits for the exhibitor. */
  correction: z.enum(shownCorrections).nullable(),
});
export type OwnStandingPage = z.output<typeof ownStandingPage>;

/** `GET own-standing`: what an exhibitor still has to do for the active catalogue. */
export const ownStanding = z.object({
  /** Active wine pages and ads of the active catalogue, by position; empty without one. */
  pages: z.array(ownStandingPage),
  logos: z.object({ approved: z.int(), waiting: z.int(), refused: z.int() }),
  /** The last three are as long as the list of wines with its filter. */
  wines: z.object({
    total: z.int(),
    without_price: z.int(),
    without_grapes: z.int(),
    without_alcohol: z.int(),
  }),
  profile_gaps: z.array(z.enum(profileGaps)),
});
export type OwnStanding = z.output<typeof ownStanding>;
