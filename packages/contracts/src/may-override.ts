import type { FileReport } from './file-report.ts';
import type { PreflightCode } from './preflight-codes.ts';

/** Whether a report contains an error. */
export const hasErrors = ({ findings }: FileReport) => findings.some(({ severity }) => severity === 'error');

/** Unless exactly the wanted pages exist and are readable there is nothing to print: no decision helps. */
const beyondDecision: ReadonlySet<PreflightCode> = new Set(['FILE-OPEN', 'FILE-ENCRYPTED', 'PAGE-COUNT']);

/** Whether an administrator may allow this file in spite of its errors. */
export const mayOverride = (report: FileReport) =>
  hasErrors(report) && !report.findings.some(({ code }) => beyondDecision.has(code));
