import type { standing as german } from '../de/standing.ts';

export const standing: typeof german = {
  decide: 'Décider',
  progressTitle: 'Avancement des exposants',
  participationTitle: 'Exposant dans le catalogue',
  column: 'État',
  unchecked: 'PDF pas encore contrôlé',
  page: {
    waiting: 'à décider',
    corrected: 'correction proposée',
    rejected: 'refusée',
    'no-pdf': 'PDF manquant',
    faulty: 'PDF avec des erreurs',
    checking: 'contrôle du PDF en cours',
    draft: 'en préparation',
    accepted: 'acceptée',
    ready: 'sera imprimée',
    inactive: 'ne sera pas imprimée',
  },
  correction: {
    open: 'correction proposée, encore sans réponse',
    answered: 'réponse à la correction',
    accepted: 'correction reprise',
  },
  waits_zero: 'à décider depuis aujourd’hui',
  waits_one: 'à décider depuis {{count}} jour',
  waits_other: 'à décider depuis {{count}} jours',
  errors_one: 'PDF avec {{count}} erreur',
  errors_other: 'PDF avec {{count}} erreurs',
  because: 'refusée : {{comment}}',
  titled: '{{name}}, position {{position}}',
};
