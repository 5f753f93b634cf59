import type { DeskErrorCode } from '../de/desk-errors.ts';

export const deskErrors: Record<DeskErrorCode, string> = {
  'file.no-printer-profile':
    'Le fichier n’est pas un profil d’impression utilisable. Il faut un profil ICC pour l’impression CMJN, celui qu’utilise l’imprimerie.',
  'print.failed': 'Le livre n’a pas pu être généré.',
  'print.file-unreadable':
    'Le fichier en position {{position}} ({{label}}) ne peut pas être imprimé. Envoyez-le de nouveau.',
  'print.page-faulty':
    'La page en position {{position}} ({{label}}) ne peut pas être préparée pour l’impression. Les livres précédents restent valables.',
  'print.page-differs':
    'La page en position {{position}} ({{label}}) ne serait pas imprimée telle que son fichier PDF la montre. Exportez le fichier à nouveau et renvoyez-le, ou retirez la page du catalogue. Les livres précédents restent valables.',
  'cover.not-ready': 'Le contrôle de la couverture est encore en cours.',
  'cover.has-errors':
    'La couverture contient des erreurs. Le rapport de contrôle, à l’impression, dit lesquelles.',

  'print.not-processing': 'Ce catalogue n’est pas en cours de génération.',
  'catalog.nothing-to-print': 'Ce catalogue n’a encore aucune page à imprimer.',
  'print.link-invalid': 'Ce lien n’est pas valable ou a expiré.',
  'edition.processing': 'L’édition en ligne est en cours de création. Attendez qu’elle soit terminée.',
  'edition.nothing-public':
    'Aucune page de vins de ce catalogue n’est encore acceptée. Il n’y a rien à publier.',
  'edition.slug-fixed': 'L’adresse est fixe depuis qu’il existe une édition.',
  'edition.none-current': 'Aucune édition n’est publique actuellement.',
};
