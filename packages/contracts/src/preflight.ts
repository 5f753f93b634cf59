import { z } from 'zod';

/** What an uploaded PDF is for; each has rules of its own. */
export const preflightKind = z.enum(['ad', 'logo', 'content']);
export type PreflightKind = z.infer<typeof preflightKind>;

/** `error` stops a page from being released, `warning` is shown, `info` explains. */
export const preflightSeverity = z.enum(['error', 'warning', 'info']);
export type PreflightSeverity = z.infer<typeof preflightSeverity>;

/** Every fact the checker can object to. The texts stand in the web's locales under these codes. */
export const preflightCodes = [
  'FILE-OPEN',
  'FILE-ENCRYPTED',
  'PAGE-COUNT',
  'PAGE-SIZE',
  'PAGE-BLEED-BOX',
  'BOX-TRIM-MISSING',
  'PAGE-BOX-NEST',
  'PAGE-ROTATE',
  'PAGE-USERUNIT',
] as const;
export const preflightCode = z.enum(preflightCodes);
export type PreflightCode = z.infer<typeof preflightCode>;

/**
 * One objection. `measured` and `wanted` are ready to show (numbers with their unit, "210 × 135 mm") and never words;
 * `params` carries the same as plain values for texts that need them.
 */
export const preflightFinding = z.object({
  code: preflightCode,
  severity: preflightSeverity,
  /** 1-based page of the file; null when it concerns the file as a whole. */
  page: z.int().positive().nullable(),
  measured: z.string().nullable(),
  wanted: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PreflightFinding = z.infer<typeof preflightFinding>;

/** Why a file could not be read at all; the `reason` param of a FILE-OPEN finding. */
export const unreadableReasons = [
  'empty',
  'not-a-pdf',
  'damaged',
  'no-pages',
  'page-tree',
  'page-count-unclear',
  'too-many-pages',
  'bomb',
  'too-slow',
  'too-much-memory',
] as const;
export const unreadableReason = z.enum(unreadableReasons);
export type UnreadableReason = z.infer<typeof unreadableReason>;
