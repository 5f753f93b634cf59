import type { fileReport as german } from '../de/file-report.ts';

export const fileReport: typeof german = {
  override: 'Imprimer malgré les erreurs',
  overrideText:
    'Le fichier sera imprimé tel quel. Sur cette page, le catalogue ne répondra alors pas à la norme d’impression PDF/X-4 ; le rapport pour l’imprimerie le mentionnera.',
  reason: 'Motif',
  overridden: 'Sera imprimé malgré les erreurs, décision prise par {{by}} le {{at}}.',
  withdraw: 'Annuler cette décision',
  show: 'Rapport de contrôle',
  showOf: 'Rapport de contrôle de {{name}}',
};
