import { z } from 'zod';
import { fileReport } from './file-report.ts';
import { mendFixes } from './mend-fixes.ts';
import { preflightCode } from './preflight.ts';
import { moment, numeric, paragraphs, shownEmail, version } from './primitives.ts';
import { OVERRIDE_REASON_LENGTH } from './print-limits.ts';

const mendFix = z.enum(mendFixes);

/** Where the mending of a file is: being made, to be looked at, given up, or agreed to. */
export const mendStates = ['mending', 'ready', 'failed', 'agreed'] as const;

/** The sides of a page, in the order in which they are named. */
export const mendSides = ['left', 'right', 'top', 'bottom'] as const;

/** What the press notes while it mends a file, which no picture says. */
export const mendNotes = z.object({
  /** The sides of its pages whose edge was mirrored into the bleed. */
  mirrored: z.array(z.array(z.enum(mendSides))),
  /** How the finished page was found on each sheet. */
  trims: z.array(z.enum(['marks', 'box', 'painted', 'middle'])),
  /** What could not be converted. */
  left: z.array(z.enum(['image', 'gradient'])),
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
  version,
});

/** `POST …/agree`: whoever does so for the exhibitor says why. */
export const mendAgreement = z.object({
  reason: paragraphs(OVERRIDE_REASON_LENGTH.min, OVERRIDE_REASON_LENGTH.max).optional(),
  version,
});

/** A page of the file as it was uploaded, or as it is mended. */
export const mendPicture = z.object({
  side: z.enum(['original', 'mended']),
  /** Counted from 1. */
  page: numeric(z.int().min(1).max(2000)),
});
