import { z } from 'zod';
import { stamped } from './call-params.ts';
import { fileReport } from './file-report.ts';
import { mendFixes } from './mend-fixes.ts';
import { preflightCode } from './preflight.ts';
import { moment, numeric, paragraphs, shownEmail, version } from './primitives.ts';
import { OVERRIDE_REASON_LENGTH } from './print-limits.ts';

const mendFix = z.enum(mendFixes);
const percent = () => z.number().min(0).max(100);

/** Where the mending of a file is: being made, to be looked at, given up, or agreed to. */
export const mendStates = ['mending', 'ready', 'failed', 'agreed'] as const;

/** The sides of a page, in the order in which they are named. */
export const mendSides = ['left', 'right', 'top', 'bottom'] as const;

/** What a spot ink is printed with where it is full: percents of the process inks. */
export const spotMix = z.object({
  name: z.string().min(1).max(200),
  inks: z.tuple([percent(), percent(), percent(), percent()]),
});
export type SpotMix = z.output<typeof spotMix>;

/** Where the finished page lies on a sheet, in mm from the upper left of what a reader shows of it. */
export const trimFrame = z.object({
  /** Counted from 1. */
  page: z.int().min(1).max(2000),
  x_mm: z.number().min(-2000).max(5000),
  y_mm: z.number().min(-2000).max(5000),
});
export type TrimFrame = z.output<typeof trimFrame>;

/** What a person wants otherwise than the press finds it. */
export const mendWishes = z.object({
  spots: z.array(spotMix).max(32).optional(),
  frames: z.array(trimFrame).max(50).optional(),
});
export type MendWishes = z.output<typeof mendWishes>;

/** What the press notes while it mends a file, which no picture says. */
export const mendNotes = z.object({
  /** The sides of its pages whose edge was mirrored into the bleed. */
  mirrored: z.array(z.array(z.enum(mendSides))),
  /** How the finished page was found on each sheet. */
  trims: z.array(z.enum(['marks', 'box', 'painted', 'middle', 'chosen'])),
  /** What could not be converted. */
  left: z.array(z.enum(['image', 'gradient'])),
  /** The spot inks that became process inks, with what a full tint is printed with. */
  spots: z.array(spotMix).default([]),
  /** Where the finished page was found on each sheet that was cut, and how large the sheet is. */
  frames: z.array(trimFrame.extend({ sheet_width_mm: z.number(), sheet_height_mm: z.number() })).default([]),
});

/** What of the file of a page, logo or cover can be mended, and what was: `GET page-mend/{id}`, `GET logo/{id}/mend`. */
export const fileMend = z.object({
  /** What can be mended of the file as it was uploaded. */
  offered: z.array(
    z.object({ fix: mendFix, codes: z.array(preflightCode), usual: z.union([z.literal(0), z.literal(1)]) }),
  ),
  /** The mended file; null when none was asked for, or there is another file since. */
  mended: z
    .object({
      state: z.enum(mendStates),
      fixes: z.array(mendFix),
      /** What the check says of it; null until then, and where it could not be made. */
      report: fileReport.nullable(),
      ...mendNotes.shape,
      created_at: moment,
      /** Who agreed (null by a link), when, and why somebody did so for the exhibitor. */
      agreement: z
        .object({ by: shownEmail.nullable(), at: moment, reason: z.string().nullable() })
        .nullable(),
    })
    .nullable(),
});
export type FileMend = z.output<typeof fileMend>;

/** `POST page-mend/{id}` and its like: what is to be mended. */
export const mendForm = z.object({
  fixes: z.array(mendFix, 'validation.required').min(1, 'validation.required').max(mendFixes.length),
  wishes: mendWishes.optional(),
  version,
});

/** `POST …/agree`: whoever does so for the exhibitor says why. */
export const mendAgreement = z.object({
  reason: paragraphs(OVERRIDE_REASON_LENGTH.min, OVERRIDE_REASON_LENGTH.max).optional(),
  version,
});

/** The plates of a page, by their inks. */
export const plateInks = ['cyan', 'magenta', 'yellow', 'black'] as const;
export type PlateInk = (typeof plateInks)[number];

/** One plate instead of the page as it looks. */
export const mendLook = stamped.extend({ plate: z.enum(plateInks).optional() });

/** A page of the file as it was uploaded, or as it is mended. */
export const mendPicture = z.object({
  side: z.enum(['original', 'mended']),
  /** Counted from 1. */
  page: numeric(z.int().min(1).max(2000)),
});
