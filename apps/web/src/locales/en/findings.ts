import type { deFindings } from '../de/findings.ts';
import { preflight } from './preflight.ts';
import { report } from './report.ts';

/** What the report of a file's check says. */
export const enFindings: typeof deFindings = { preflight, report };
