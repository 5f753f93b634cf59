import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** The content of a page is complete: a file that was truncated while it was copied ends in the middle of it. */
export const contentCut: PageRule = {
  codes: ['CONTENT-CUT'],
  run: ({ painted }) => (painted.problems.has('cut') ? [found('CONTENT-CUT', 'error')] : []),
};
