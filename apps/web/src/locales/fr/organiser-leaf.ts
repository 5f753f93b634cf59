import type { leaf as german } from '../de/organiser-leaf.ts';

export const leaf: typeof german = {
  titleOf: 'Feuilleter, {{name}}',
  ownTitle: 'Mes pages dans le catalogue',
  scope: 'Quelles pages',
  scopes: { planned: 'Tout ce qui est prévu', now: 'Ce qui serait imprimé maintenant' },
  length_one: '{{number}} page imprimée',
  length_other: '{{number}} pages imprimées',
  book: 'Le catalogue ouvert',
  spread: 'Pages {{left}} et {{right}} sur {{count}}',
  single: 'Page {{page}} sur {{count}}',
  side: 'Page {{number}}',
  next: 'Page suivante',
  previous: 'Page précédente',
  slider: 'Endroit du catalogue',
  jump: 'Page',
  go: 'Ouvrir',
  missingPage: 'Cette page n’existe pas. Choisissez de 1 à {{last}}.',
  nextOpen: 'Prochaine page inachevée',
  nextOwn: 'Ma prochaine page',
  other: 'Page d’un autre exposant ou de la direction du salon',
  drawing: 'La page se prépare, un instant.',
  empty: 'Pas encore de pages',
  emptyText: 'Il n’y a rien à feuilleter dans ce catalogue.',
  ownHint:
    'Voici où se trouveront vos pages quand tout sera accepté. Les pages des autres restent masquées jusqu’à l’impression du catalogue.',
  ownMissing: 'Vous n’avez aucune page active dans ce catalogue.',
};
