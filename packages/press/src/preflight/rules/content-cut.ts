import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** What the page draws goes on to its end: a file cut off while it was copied ends in the middle of it. */
export const contentCut: PageRule = {
  codes: ['CONTENT-CUT'],
  run: ({ painted }) => (painted.problems.has('cut') ? [found('CONTENT-CUT', 'error')] : []),
};
