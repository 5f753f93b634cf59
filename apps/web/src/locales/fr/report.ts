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
  morePages_one: 'Afficher encore {{count}} page',
  morePages_other: 'Afficher d’autres pages ({{count}})',
  takePage: 'Prendre la page {{page}}',
  checkAgain: 'Contrôler de nouveau',
  mend: {
    title: 'Ce qui peut être corrigé ici',
    intro:
      'Ces défauts peuvent être corrigés pour vous. Rien ne change avant que vous ayez vu le résultat et donné votre accord ; le fichier envoyé est conservé.',
    mendAll: 'Tout corriger et regarder',
    mendChosen: 'Corriger et regarder',
    running: 'Le fichier est corrigé et contrôlé. Cela prend quelques secondes.',
    failed:
      'Le fichier n’a pas pu être corrigé. Essayez avec moins à la fois, ou faites-le rectifier par la personne qui l’a conçu.',
    lookTitle: 'Voici comment ce serait imprimé. Êtes-vous d’accord ?',
    good: 'Le fichier corrigé a passé le contrôle.',
    stillFaulty:
      'Une partie est corrigée, mais le fichier ne peut pas encore être imprimé ainsi. Ce qui manque encore figure ci-dessous.',
    side: { original: 'Tel qu’envoyé', mended: 'Corrigé' },
    agree: 'D’accord, utiliser ce fichier',
    drop: 'Abandonner',
    done: 'Le fichier corrigé est désormais utilisé.',
    dropped: 'Le fichier corrigé est abandonné, celui qui a été envoyé est inchangé.',
    agreed: 'Fichier corrigé : {{by}} a donné son accord le {{at}}. Le fichier envoyé est conservé.',
    agreedByLink:
      'Fichier corrigé : l’accord a été donné le {{at}} par le lien pour la graphiste. Le fichier envoyé est conservé.',
    takeBack: 'Reprendre le fichier envoyé',
    whyAgree:
      'Le fichier appartient à l’exposant. Écrivez pourquoi vous donnez votre accord à sa place ; il verra la raison près du fichier.',
    fixes: {
      device: {
        name: 'Supprimer les réglages propres à un appareil',
        how: 'Les fonctions de transfert, les trames et les compressions dépassées s’impriment différemment sur chaque appareil.',
      },
      interactive: {
        name: 'Intégrer à la page les tampons et les champs de formulaire',
        how: 'Ce qui s’en imprime reste visible. Les liens, notes, scripts et pièces jointes disparaissent.',
      },
      colours: {
        name: 'Convertir les couleurs pour l’impression',
        how: 'Les couleurs d’écran (RVB, Lab) deviennent des encres (CMJN). Le texte noir devient du noir pur, le gris reste gris.',
      },
      spots: {
        name: 'Remplacer les tons directs par les encres d’impression',
        how: 'Chaque ton direct est mélangé comme le fichier le prévoit lui-même.',
      },
      ink: {
        name: 'Réduire l’excès d’encre',
        how: 'Les surfaces et les images qui portent plus d’encre qu’il n’en peut sécher sont composées comme le prévoit le profil d’impression : avec plus de noir et moins de couleur. L’aspect reste presque le même.',
      },
      fonts: {
        name: 'Incorporer les polices standard manquantes',
        how: 'Helvetica, Arial, Times, Courier et les symboles absents du fichier sont remplacés par des polices libres de même largeur. Les lignes restent les mêmes ; les lettres peuvent différer légèrement.',
      },
      hairlines: {
        name: 'Renforcer les filets trop fins',
        how: 'Les filets de moins de 0,25 pt passent à 0,25 pt, pour ne pas disparaître à l’impression.',
      },
      overprint: {
        name: 'Rectifier la surimpression',
        how: 'Le blanc et le gris défoncent le fond, le petit texte noir s’imprime par-dessus.',
      },
      boxes: {
        name: 'Trouver le format fini sur la feuille',
        how: 'La page est cherchée entre les traits de coupe ; ce qui dépasse le fond perdu est coupé.',
      },
      size: {
        name: 'Mettre au format de la page',
        how: 'Tout est agrandi ou réduit dans la même proportion, rien n’est déformé.',
      },
      bleed: {
        name: 'Ajouter le fond perdu',
        how: 'Le bord est reflété de 3 mm vers l’extérieur là où quelque chose le touche, et davantage là où une page mise à l’échelle est trop courte ou trop étroite.',
      },
    },
    view: 'Affichage',
    proof: 'Aspect imprimé',
    plates: { cyan: 'Cyan', magenta: 'Magenta', yellow: 'Jaune', black: 'Noir' },
    spotInks: 'Tons directs, composés de (en pour cent)',
    spotInk: '{{name}}, {{ink}}',
    frame: 'Partie de la feuille',
    frameHow: 'Déplacez le cadre avec la souris ou les touches fléchées ; il montre le format fini.',
    fromLeft: 'Depuis la gauche (mm)',
    fromTop: 'Depuis le haut (mm)',
    again: 'Corriger à nouveau avec ces valeurs',
    trimBy: {
      marks: 'Le format fini a été trouvé entre les traits de coupe.',
      box: 'Le format fini figure dans le fichier lui-même.',
      painted: 'Ce qui est imprimé est considéré comme le format fini.',
      middle: 'Le format fini a été supposé au milieu de la feuille. Vérifiez que rien n’est coupé.',
      chosen: 'Vous avez choisi cette partie de la feuille.',
    },
    mirrored: 'Le bord a été reflété : {{sides}}.',
    sides: { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' },
    left: {
      image: 'Une image n’a pas pu être convertie.',
      gradient: 'Un dégradé n’a pas pu être converti.',
    },
  },
};
