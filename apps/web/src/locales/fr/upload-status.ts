import type { de } from '../de/index.ts';

export const uploadStatus: (typeof de)['uploadStatus'] = {
  bell: 'Fichiers envoyés',
  bellCount_one: 'Fichiers envoyés, {{count}} entrée',
  bellCount_other: 'Fichiers envoyés, {{count}} entrées',
  empty: 'Aucun fichier en cours d’envoi.',
  dismiss: 'Masquer « {{name}} »',
  types: {
    1: 'Logo',
    2: 'Annonce',
    3: 'Page de contenu',
    4: 'Livre',
    5: 'Couverture',
    6: 'Édition en ligne',
    7: 'Réponse de l’imprimerie',
  },
  states: { 0: 'Traitement en cours', 1: 'Prêt', 2: 'Échec', cancelled: 'Interrompu' },
  unnamed: '{{type}} {{id}}',
  announce: '{{name}} : {{state}}.',
};
