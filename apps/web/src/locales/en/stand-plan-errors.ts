import type { StandPlanErrorCode } from '../de/stand-plan-errors.ts';

export const standPlanErrors: Record<StandPlanErrorCode, string> = {
  'stand-plan.changed': 'The stands have changed meanwhile. Look at the new plan and try again.',
  'stand-plan.page-locked':
    '“{{company}}” keeps stand {{stand}}: the page at position {{position}} is released and prints it. The stand can be changed once the release is lifted.',
  'stand-plan.no-request':
    '“{{company}}” has no accepted request. Stand {{stand}} can only be changed once it is accepted.',
};
