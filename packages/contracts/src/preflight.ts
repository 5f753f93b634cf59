import { z } from 'zod';
import { preflightCodes, preflightKinds, unreadableReasons } from './preflight-codes.ts';

export const preflightKind = z.enum(preflightKinds);

/** `error` prevents the release of a page, `warning` is shown, `info` explains. */
export const preflightSeverity = z.enum(['error', 'warning', 'info']);
export type PreflightSeverity = z.infer<typeof preflightSeverity>;

export const preflightCode = z.enum(preflightCodes);

/** An area of the page as displayed, in mm from the lower-left corner of its media box. */
export const seenBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type SeenBox = z.infer<typeof seenBox>;

/**
 * One finding. `measured` and `wanted` are formatted (numbers with their unit, "210 × 135 mm") and never
 * words; `params` contains the same as plain values for texts that need them; its `count` says how many findings of the
 * page are combined in this one: equal ones, and those that are only less coarse, small or thin.
 */
export const preflightFinding = z.object({
  code: preflightCode,
  severity: preflightSeverity,
  /** 1-based page of the file; null when it concerns the file as a whole. */
  page: z.int().positive().nullable(),
  /** Where; null when it concerns the whole page or file. Includes all places when several are combined. */
  box_mm: seenBox.nullable().default(null),
  /** Each place, when several with a place are combined; of very many, the last one is around the rest. */
  places_mm: z.array(seenBox).optional(),
  measured: z.string().nullable(),
  wanted: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PreflightFinding = z.infer<typeof preflightFinding>;

export const unreadableReason = z.enum(unreadableReasons);
