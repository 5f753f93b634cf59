import type { report as german } from '../de/report.ts';

export const report: typeof german = {
  title: 'Résultat du contrôle',
  severity: { error: 'Erreur', warning: 'Avis', info: 'Info' },
  onPage: 'Page {{page}} :',
  times_one: '({{count}} endroit)',
  times_other: '({{count}} endroits)',
  picture: 'Page {{page}} avec les endroits signalés',
  beyond:
    'L’endroit se trouve hors de ce que montre l’image ; son cadre est au bord derrière lequel il se trouve.',
  pageOfFile: 'Page {{page}} du fichier',
  good: 'Le fichier peut être imprimé ainsi.',
  goodWithHints: 'Le fichier peut être imprimé ainsi. Les remarques ci-dessous l’amélioreraient encore.',
  bad_one: 'Le fichier ne peut pas être imprimé ainsi. {{why}}',
  bad_other:
    'Le fichier ne peut pas être imprimé ainsi, {{count}} erreurs sont à corriger. Voici la première. {{why}}',
  designer: 'En détail, pour la graphiste :',
  overrideText:
    'Le fichier sera imprimé tel quel. Sur cette page, le livre ne répondra alors pas à la norme d’impression PDF/X-4 ; le rapport pour l’imprimerie le mentionnera.',
  reason: 'Motif',
  unchecked: 'Le fichier n’a pas pu être contrôlé pour le moment ; cela ne vient pas du fichier.',
  whichPage: 'Quelle page faut-il imprimer ?',
  morePages_one: 'Afficher encore une page',
  morePages_other: 'Afficher d’autres pages ({{count}})',
  takePage: 'Prendre la page {{page}}',
  checkAgain: 'Contrôler de nouveau',
};
