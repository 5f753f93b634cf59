import type { palette as german } from '../de/palette.ts';

export const palette: typeof german = {
  title: 'Recherche et accès rapide',
  placeholder: {
    organiser: 'Menu, catalogue, exposant, vin ou position',
    exhibitor: 'Menu, vin ou position',
  },
  empty: 'Aucun résultat. Essayez avec un autre mot.',
  screens: 'Menu',
  forms: 'Créer',
  actions: 'Actions',
  decide: 'Décider des pages transmises',
  generate: 'Générer le catalogue',
  countPages: 'Compter les pages',
  remind: 'Rappeler les exposants',
  workAs: 'Se connecter au nom de',
  page: 'Position {{position}} : {{name}}',
  more: 'Afficher les {{total}} résultats',
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  countShown_one: '{{count}} résultat sur {{total}}',
  countShown_other: '{{count}} résultats sur {{total}}',
  failed: '{{what}} : la recherche n’est pas possible. {{reason}}',
};
