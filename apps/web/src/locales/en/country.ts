import type { de } from '../de/index.ts';

export const country: (typeof de)['country'] = {
  title: 'Countries',
  one: 'Country',
  create: 'Add country',
  edit: 'Edit country',
  name: 'Name',
};
