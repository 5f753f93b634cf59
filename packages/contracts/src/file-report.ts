import { z } from 'zod';
import { preflightFinding, preflightKind, seenBox } from './preflight.ts';

/** What the check of an uploaded PDF says. Sizes are the finished sizes of its first page in mm. */
export const fileReport = z.object({
  pages: z.int(),
  width_mm: z.number().nullable(),
  height_mm: z.number().nullable(),
  /** What a picture of each page shows of it, in the places its findings name; empty for a file nobody can show. */
  shown_mm: z.array(seenBox).default([]),
  findings: z.array(preflightFinding),
});
export type FileReport = z.output<typeof fileReport>;

/** The whole preflight's answer; `ok` when nothing in it is an error. */
export const preflightReport = fileReport.extend({ kind: preflightKind, ok: z.boolean() });
export type PreflightReport = z.output<typeof preflightReport>;
