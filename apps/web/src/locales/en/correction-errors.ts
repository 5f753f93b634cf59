import type { CorrectionErrorCode } from '../de/correction-errors.ts';

export const correctionErrors: Record<CorrectionErrorCode, string> = {
  'correction.open': 'A correction has already been proposed for this page.',
  'correction.ended': 'This correction is no longer open. Reload the page.',
  'correction.changed-since':
    'Something on this page was changed since its release. The correction no longer fits; nothing is changed this way.',
  'correction.wine-elsewhere':
    '“{{wine}}” is also on page {{pages}}. Only what is on this page alone can be corrected here.',
};
