import type { de } from '../de/index.ts';

export const country: (typeof de)['country'] = {
  title: 'Pays',
  one: 'Pays',
  create: 'Ajouter un pays',
  edit: 'Modifier le pays',
  name: 'Nom',
};
