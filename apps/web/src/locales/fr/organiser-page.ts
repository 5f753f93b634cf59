import type { organiserPage as german } from '../de/organiser-page.ts';

export const organiserPage: typeof german = {
  replace: {
    button: 'Remplacer le PDF',
    title: 'Remplacer le PDF, position {{position}}',
    good: 'Le nouveau fichier n’a pas d’erreur. La page garde son état, désormais avec ce fichier.',
    faulty:
      'Le nouveau fichier a des erreurs ; la page n’est pas imprimée ainsi. Rétablissez l’ancien, ou décidez dans le rapport de contrôle de l’imprimer malgré tout.',
    told: 'L’exposant a reçu un e-mail.',
    done: 'Terminé',
  },
  overview: 'Pages, {{name}}',
  addClosed: 'On ne peut ajouter des pages que dans le catalogue en cours.',
  searchIn: 'description, exposant, stand',
  inactiveTitle: '« {{name}} » n’est pas actif',
  inactiveText: 'Vous trouverez ses pages sous les catalogues.',
  inactivePages: 'Pages de « {{name}} »',
  deleteWith: 'Seront supprimés avec la page : {{parts}}. Cette suppression est définitive.',
  deleteCategories_one: '{{count}} catégorie',
  deleteCategories_other: '{{count}} catégories',
  deleteWines_one: 'l’emplacement de {{count}} vin',
  deleteWines_other: 'l’emplacement de {{count}} vins',
  deleteFile: 'le fichier PDF « {{name}} »',
  generated: {
    register:
      'Cet index est établi à partir des pages et des vins. On peut le déplacer, mais pas le modifier ; voici à quoi il ressemblerait imprimé maintenant.',
    tour: 'Établi à partir des bateaux, des ponts et des stands. Si la case n’est pas cochée, le catalogue paraît sans parcours des vins.',
    picture: 'Page imprimée {{number}}',
  },
  contentHint:
    'PDF, une ou plusieurs pages de 216 × 141 mm avec fonds perdus (format fini 210 × 135 mm), CMJN, 300 dpi.',
  linkHint: 'Figure dans la liste des pages et dans le manifeste d’impression, pas sur la page.',
  views: {
    all: 'Toutes',
    released: 'À décider',
    rejected: 'Refusées',
    draft: 'Brouillons',
    noPdf: 'Sans PDF',
    faulty: 'PDF avec des erreurs',
    accepted: 'Acceptées',
  },
  plan: {
    title: 'Chemin de fer',
    strip: 'Toutes les pages dans l’ordre du catalogue',
    pages_one: '{{count}} position',
    pages_other: '{{count}} positions, imprimées ou non',
    missing_one: '{{count}} pour compléter le cahier',
    missing_other: '{{count}} pour compléter le cahier',
    sheet: 'Cahier {{number}}',
  },
  ownEmpty: 'Vous n’avez pas encore de page dans ce catalogue.',
  ownEndedEmpty: 'Vous n’aviez pas de page dans ce catalogue.',
  inactiveOwn:
    'Le catalogue « {{name}} » n’est pas actif. Vous pouvez toujours voir et télécharger vos pages ici.',
  requestFirst: {
    none: {
      title: 'Vous n’avez pas encore envoyé de demande',
      text: 'Les pages et les stands viennent avec la demande pour « {{name}} » : vous commandez, la direction du salon attribue et crée vos pages. Vous pouvez déjà saisir vos vins.',
      action: 'Remplir la demande',
    },
    open: {
      title: 'Votre demande n’est pas encore acceptée',
      text: 'Dès que la direction du salon aura accepté votre demande pour « {{name}} », vos stands seront attribués et vos pages vous attendront ici. Vous pouvez déjà saisir vos vins.',
      action: 'Voir la demande',
    },
    rejected: {
      title: 'Votre demande a été refusée',
      text: 'Pour « {{name}} », ni stand ni page ne vous sont donc attribués. Adressez-vous à la direction du salon si vous souhaitez tout de même participer.',
      action: 'Voir la demande',
    },
  },
  pageType: 'Type de page',
  active: 'Active',
  released: 'Validation',
  releasedYes: 'validée',
  releasedNo: 'non validée',
  accepted: 'acceptée',
  rejected: 'refusée',
  addType: {
    '1': 'Ajouter une page de vins',
    '2': 'Ajouter une annonce',
    '3': 'Ajouter une page de contenu',
  },
  fileMissing: 'Choisissez d’abord le fichier PDF.',
  show: 'Voir « {{name}} »',
  savePdf: 'Télécharger le PDF de « {{name}} »',
};
