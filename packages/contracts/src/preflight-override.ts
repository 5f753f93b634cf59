import { z } from 'zod';
import type { FileReport } from './file-report.ts';
import type { PreflightCode } from './preflight.ts';
import { moment, paragraphs, version } from './primitives.ts';

/** The decision of an administrator to print a file in spite of its errors. */
export const preflightOverride = z.object({
  reason: z.string(),
  at: moment,
  by: z.object({ id: z.int(), email: z.string() }),
});
export type PreflightOverride = z.output<typeof preflightOverride>;

/** `PUT page/{id}/preflight-override`, `PUT logo/{id}/preflight-override` */
export const preflightOverrideForm = z.object({ reason: paragraphs(3, 500), version });

/** Whether a report holds something that must not be printed. */
export const hasErrors = ({ findings }: FileReport) => findings.some(({ severity }) => severity === 'error');

/** Without exactly the pages that are wanted, readable, there is nothing to print: no decision helps. */
const beyondDecision: ReadonlySet<PreflightCode> = new Set(['FILE-OPEN', 'FILE-ENCRYPTED', 'PAGE-COUNT']);

/** Whether an administrator may decide to print this file in spite of its errors. */
export const mayOverride = (report: FileReport) =>
  hasErrors(report) && !report.findings.some(({ code }) => beyondDecision.has(code));
