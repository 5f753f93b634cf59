import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the plan of the stands gets. */
export type StandPlanErrorCode = Extract<ErrorCode, `stand-plan.${string}`>;

export const standPlanErrors: Record<StandPlanErrorCode, string> = {
  'stand-plan.changed':
    'Die Stände haben sich inzwischen geändert. Sehen Sie den neuen Plan an und versuchen Sie es noch einmal.',
  'stand-plan.page-locked':
    '«{{company}}» behält den Stand {{stand}}: Die Seite auf Position {{position}} ist freigegeben und druckt ihn. Der Stand lässt sich erst ändern, wenn die Freigabe aufgehoben ist.',
  'stand-plan.no-request':
    '«{{company}}» hat keine angenommene Anfrage. Der Stand {{stand}} lässt sich nur ändern, wenn sie angenommen ist.',
};
