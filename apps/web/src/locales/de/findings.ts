import { preflight } from './preflight.ts';
import { report } from './report.ts';

/** What the report of a file's check says; it comes with the first report. */
export const deFindings = { preflight, report };
