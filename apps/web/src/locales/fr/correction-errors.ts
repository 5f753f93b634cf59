import type { CorrectionErrorCode } from '../de/correction-errors.ts';

export const correctionErrors: Record<CorrectionErrorCode, string> = {
  'correction.open': 'Une correction est déjà proposée pour cette page.',
  'correction.ended': 'Cette correction n’est plus ouverte. Rechargez la page.',
  'correction.changed-since':
    'Depuis la validation, quelque chose qui figure sur cette page a été modifié. La correction ne convient plus ; rien n’est changé ainsi.',
  'correction.wine-elsewhere':
    '« {{wine}} » figure aussi sur la page {{pages}}. On ne peut corriger ici que ce qui figure sur cette seule page.',
};
