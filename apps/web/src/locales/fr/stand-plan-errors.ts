import type { StandPlanErrorCode } from '../de/stand-plan-errors.ts';

export const standPlanErrors: Record<StandPlanErrorCode, string> = {
  'stand-plan.changed': 'Les stands ont changé entre-temps. Regardez le nouveau plan et réessayez.',
  'stand-plan.page-locked':
    '« {{company}} » garde le stand {{stand}} : la page en position {{position}} est transmise et l’imprime. Le stand ne peut changer qu’une fois la transmission retirée.',
  'stand-plan.no-request':
    '« {{company}} » n’a pas de demande acceptée. Le stand {{stand}} ne peut changer qu’une fois la demande acceptée.',
};
