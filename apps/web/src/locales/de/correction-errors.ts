import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals of a proposed correction. */
export type CorrectionErrorCode = Extract<ErrorCode, `correction.${string}`>;

export const correctionErrors: Record<CorrectionErrorCode, string> = {
  'correction.open': 'Für diese Seite ist schon eine Korrektur vorgeschlagen.',
  'correction.ended': 'Diese Korrektur ist nicht mehr offen. Laden Sie die Seite neu.',
  'correction.changed-since':
    'Seit der Freigabe wurde etwas geändert, das auf dieser Seite steht. Die Korrektur passt nicht mehr dazu; geändert wird so nichts.',
  'correction.wine-elsewhere':
    '«{{wine}}» steht auch auf Seite {{pages}}. Korrigieren lässt sich hier nur, was allein auf dieser Seite steht.',
};
