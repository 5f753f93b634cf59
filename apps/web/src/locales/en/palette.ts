import type { palette as german } from '../de/palette.ts';

export const palette: typeof german = {
  title: 'Search and jump',
  placeholder: {
    organiser: 'Menu, catalogue, exhibitor, wine or position',
    exhibitor: 'Menu, wine or position',
  },
  empty: 'Nothing found. Try another word.',
  screens: 'Menu',
  forms: 'Create',
  actions: 'Actions',
  decide: 'Decide on releases',
  generate: 'Generate the catalogue',
  countPages: 'Count pages',
  remind: 'Remind exhibitors',
  workAs: 'Sign in as',
  page: 'Position {{position}}: {{name}}',
  more: 'Show all {{total}}',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  countShown_one: '{{count}} of {{total}} results',
  countShown_other: '{{count}} of {{total}} results',
  failed: '{{what}}: search is not available. {{reason}}',
};
