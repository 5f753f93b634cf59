/** Why a company cannot get another stand. */
export const standPlanErrorCodes = [
  'stand-plan.changed',
  'stand-plan.page-locked',
  'stand-plan.no-request',
] as const;
