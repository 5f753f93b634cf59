import type { fileReport as german } from '../de/file-report.ts';

export const fileReport: typeof german = {
  override: 'Imprimer malgré les erreurs',
  overridden: 'Sera imprimé malgré les erreurs, décision prise par {{by}} le {{at}}.',
  withdraw: 'Annuler cette décision',
  showOf: 'Rapport de contrôle de {{name}}',
};
