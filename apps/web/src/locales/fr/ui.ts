import type { de } from '../de/index.ts';

export const ui: (typeof de)['ui'] = {
  save: 'Enregistrer',
  back: 'Retour',
  broughtBack: 'Rétabli\u202f: {{name}}',
  cancel: 'Annuler',
  close: 'Fermer',
  editOne: 'Modifier « {{name}} »',
  delete: 'Supprimer',
  deleteOne: 'Supprimer « {{name}} »',
  undo: 'Annuler',
  retry: 'Réessayer',
  download: 'Télécharger',
  yes: 'oui',
  no: 'non',
  active: 'active',
  inactive: 'inactive',
  none: '–',
  organiser: 'Direction du salon :',
  quoted: '« {{text}} »',
  dismissMessage: 'Fermer le message',
  failedTitle: 'Les données n’ont pas pu être chargées',
  missingPart:
    'Cette partie n’a pas pu être chargée, car le serveur est injoignable. Le reste de l’écran est inchangé.',
  notFoundTitle: 'Introuvable',
  notFoundText: 'Cet élément a été supprimé ou n’appartient pas à votre compte.',
  ofOrganiser: {
    'page.accepted':
      'La page est acceptée et ne peut plus être modifiée. Pour tout changement, adressez-vous à la direction du salon.',
  },
  toOrganiser: {
    'server.storage-full':
      'Le serveur n’a plus de place pour enregistrer. Veuillez le signaler à la personne qui exploite Rebblatt.',
  },
};
