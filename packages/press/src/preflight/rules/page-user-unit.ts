import { found } from './found.ts';
import type { BoxRule } from './rule.ts';

/** The page does not scale its units (GWG 2022 R0002). */
export const pageUserUnit: BoxRule = {
  codes: ['PAGE-USERUNIT'],
  run: ({ hasUserUnit }) => (hasUserUnit ? [found('PAGE-USERUNIT', 'error')] : []),
};
