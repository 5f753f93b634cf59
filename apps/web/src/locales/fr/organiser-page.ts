import type { organiserPage as german } from '../de/organiser-page.ts';

export const organiserPage: typeof german = {
  noActiveTitle: 'Aucun catalogue n’est en cours',
  inactive: 'Le catalogue « {{name}} » n’est pas actif ; on ne peut pas y ajouter de pages.',
  noActiveText: 'Les pages apparaîtront ici dès que la saisie d’un catalogue commence.',
  keepsPlace: {
    released:
      'La page est transmise. Vous pourrez de nouveau échanger sa place si vous retirez la transmission.',
    accepted:
      'La page est acceptée et garde sa place. Pour tout changement, adressez-vous à la direction du salon.',
  },
  winePagesUsed_one: '{{used}} page de vins sur {{count}} créée',
  winePagesUsed_other: '{{used}} pages de vins sur {{count}} créées',
  noOwnThere:
    'Aucune de vos pages ne se trouve en position {{position}}. Vous ne pouvez échanger que vos propres pages.',
  replace: {
    button: 'Remplacer le PDF',
    title: 'Remplacer le PDF, position {{position}}',
    storing: 'Le fichier est lu et enregistré…',
    good: 'Le nouveau fichier n’a pas d’erreur. La page garde son état, désormais avec ce fichier.',
    faulty:
      'Le nouveau fichier a des erreurs ; la page n’est pas imprimée ainsi. Rétablissez l’ancien, ou décidez dans le rapport de contrôle de l’imprimer malgré tout.',
    mailNote: '« Terminé » envoie un e-mail à l’exposant.',
    done: 'Terminé',
  },
  overview: 'Pages, {{name}}',
  addClosed: 'On ne peut ajouter des pages que dans le catalogue en cours.',
  searchIn: 'position, exposant, stand, état',
  inactiveTitle: '« {{name}} » n’est pas actif',
  inactiveText: 'Vous trouverez ses pages sous les catalogues.',
  inactivePages: 'Pages de « {{name}} »',
  deleteWith:
    'Seront supprimés avec la page : {{parts}}. Cela peut être annulé, tout de suite dans le message et plus tard dans l’historique.',
  deleteDecided:
    'La transmission et une décision ne reviennent pas avec elle : la page est alors de nouveau en préparation.',
  deleteCategories_one: '{{count}} catégorie',
  deleteCategories_other: '{{count}} catégories',
  deleteWines_one: 'l’emplacement de {{count}} vin',
  deleteWines_other: 'l’emplacement de {{count}} vins',
  deleteFile: 'le fichier PDF « {{name}} »',
  generated: {
    register:
      'Cet index est établi à partir des pages et des vins. On peut le déplacer, mais pas le modifier ; voici à quoi il ressemblerait imprimé maintenant.',
    chosen:
      'Établi à partir des pages acceptées et de leurs vins. Si la case n’est pas cochée, ce répertoire manque dans le catalogue.',
    tour: 'Établi à partir des bateaux, des ponts et des stands. Si la case n’est pas cochée, le catalogue paraît sans parcours des vins.',
    picture: 'Page imprimée {{number}}',
  },
  contentHint:
    'PDF, une ou plusieurs pages de 216 × 141 mm avec fonds perdus (format fini 210 × 135 mm), CMJN, 300 dpi.',
  linkHint: 'Figure dans la liste des pages et dans le manifeste d’impression, pas sur la page.',
  views: {
    all: 'Toutes',
    released: 'À décider',
    corrected: 'En attente de l’exposant',
    rejected: 'Refusées',
    draft: 'En préparation',
    noPdf: 'Sans PDF',
    faulty: 'PDF avec des erreurs',
    accepted: 'Acceptées',
    inactive: 'Non imprimées',
  },
  plan: {
    title: 'Chemin de fer',
    strip: 'Toutes les pages imprimées dans l’ordre du catalogue',
    pages_one: 'Prévue : {{number}} page imprimée quand tout sera accepté',
    pages_other: 'Prévues : {{number}} pages imprimées quand tout sera accepté',
    whole: 'avec des cahiers complets',
    missing_one: 'il manquera {{count}} page imprimée pour un cahier complet',
    missing_other: 'il manquera {{count}} pages imprimées pour un cahier complet',
    sheet: 'Cahier {{number}}',
    printed: 'Page imprimée {{number}} : {{what}}, {{state}}',
    goesTo: 'de la position {{from}} à {{to}}',
    stays: 'reste en position {{position}}',
    unprinted: '{{what}}, {{state}}',
    legend: 'Légende',
    letters: { '1': 'V', '2': 'A', '3': 'C', '4': 'E', '5': 'R', '6': 'P', '7': 'I' },
    fills: {
      done: 'prête à imprimer',
      waiting: 'à décider ou en contrôle',
      open: 'en préparation',
      problem: 'refusée, PDF manquant ou défectueux',
      inactive: 'ne sera pas imprimée',
    },
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
      text: 'Pour « {{name}} », ni stand ni page ne vous sont donc attribués. Tant que la saisie dure, vous pouvez la modifier et l’envoyer de nouveau.',
      action: 'Voir la demande',
    },
  },
  pageType: 'Type de page',
  active: 'Active',
  released: 'Transmission',
  releasedYes: 'transmise',
  releasedNo: 'non transmise',
  accepted: 'acceptée',
  rejected: 'refusée',
  addType: {
    '1': 'Ajouter une page de vins',
    '2': 'Ajouter une annonce',
    '3': 'Ajouter une page de contenu',
  },
  show: 'Voir « {{name}} »',
  savePdf: 'Télécharger le PDF de « {{name}} »',
};
