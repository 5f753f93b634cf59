import { z } from 'zod';
import { moment, paragraphs, shownEmail, version } from './primitives.ts';
import { OVERRIDE_REASON_LENGTH } from './print-limits.ts';

/** The decision of an administrator to print a file in spite of its errors. */
export const preflightOverride = z.object({
  reason: z.string(),
  at: moment,
  by: z.object({ id: z.int(), email: shownEmail }),
});
export type PreflightOverride = z.output<typeof preflightOverride>;

/** `PUT page/{id}/preflight-override`, `PUT logo/{id}/preflight-override` */
export const preflightOverrideForm = z.object({
  reason: paragraphs(OVERRIDE_REASON_LENGTH.min, OVERRIDE_REASON_LENGTH.max),
  version,
});
