import { z } from 'zod';
import { preflightFinding, preflightKind, seenBox } from './preflight.ts';

/** The result of checking an uploaded PDF. Sizes are the trim sizes of its first page in mm. */
export const fileReport = z.object({
  pages: z.int(),
  width_mm: z.number().nullable(),
  height_mm: z.number().nullable(),
  /**
   * What an image of each page shows at the places of its findings; empty for a file that cannot be rendered.
   */
  shown_mm: z.array(seenBox).default([]),
  findings: z.array(preflightFinding),
});
export type FileReport = z.output<typeof fileReport>;

/** The result of the whole preflight; `ok` when it contains no error. */
export const preflightReport = fileReport.extend({ kind: preflightKind, ok: z.boolean() });
export type PreflightReport = z.output<typeof preflightReport>;
