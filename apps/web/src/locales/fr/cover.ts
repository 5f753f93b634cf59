import type { cover as german } from '../de/cover.ts';

export const cover: typeof german = {
  title: 'Couverture',
  hint: 'Fichier PDF de quatre pages, ou de deux doubles pages (extérieur et intérieur) avec le dos au milieu. Une page mesure {{width}} × {{height}} mm, plus {{bleed}} mm de fonds perdus.',
  file: 'Fichier PDF de la couverture',
  missing: 'La couverture manque encore.',
  checking: 'Le contrôle de la couverture est encore en cours.',
  notChecked:
    'La couverture n’a pas pu être contrôlée pour le moment. Un nouveau contrôle se lance sous Impression.',
  errors_one: 'La couverture contient {{count}} erreur.',
  errors_other: 'La couverture contient {{count}} erreurs.',
  uploaded: '{{name}}, {{size}}, envoyé le {{at}}',
  uploadedBy: '{{name}}, {{size}}, envoyé le {{at}} par {{by}}',
  forms: {
    pages: 'Quatre pages simples, sans dos : l’imprimerie le prépare.',
    spreads: 'Deux doubles pages, extérieur et intérieur.',
  },
  spine: 'Dos du fichier {{mm}} mm, attendu {{wanted}} mm pour {{pages}} pages.',
  spineDiffers: 'La différence est de {{difference}} mm. Demandez l’épaisseur à l’imprimerie.',
  spineUnknown:
    'Dos du fichier {{mm}} mm. L’épaisseur nécessaire sera connue dès que le livre aura des pages.',
  spineWanted: 'Pour {{pages}} pages, un dos de {{wanted}} mm est attendu.',
  spineWantedUnknown: 'L’épaisseur du dos sera connue dès que le livre aura des pages.',
  spinePaper: 'Calculé avec des feuilles de {{paper}} mm.',
  pictures: {
    pages: {
      1: 'première de couverture',
      2: 'deuxième de couverture, intérieur',
      3: 'troisième de couverture, intérieur',
      4: 'quatrième de couverture',
    },
    spreads: { 1: 'extérieur : quatrième, dos, première', 2: 'intérieur' },
  },
  download: 'Télécharger la couverture',
  replace: 'Remplacer la couverture',
  replaceText:
    'Le nouveau fichier prend la place de « {{name}} », qui ne peut pas être récupéré. Les liens existants pour l’imprimerie mènent alors aussi à la nouvelle couverture.',
  remove: 'Supprimer la couverture',
  removeText:
    '« {{name}} » est supprimé et ne peut pas être récupéré. Les liens pour l’imprimerie n’apportent alors plus de couverture.',
  newer:
    'Cette couverture est plus récente que le lien. L’imprimerie qui en a déjà téléchargé une autre par ce lien utilise celle-ci.',
};
