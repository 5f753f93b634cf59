import type { de } from '../de/index.ts';

export const reference: (typeof de)['reference'] = {
  fromList: 'From a list',
  saveAndNext: 'And add another',
  created: '“{{name}}” has been created.',
  updated: '“{{name}}” has been saved.',
  deleted: '“{{name}}” has been deleted.',
  deleteTitle: 'Delete “{{name}}”',
  deleteKept: 'This can be undone, at once in the message and later in the history.',
  deleteText: 'This cannot be undone.',
  uses: {
    catalog: 'in catalogues',
    request: 'in requests of exhibitors',
    standHolder: 'by an exhibitor to whom the stand is or is to be assigned',
    page: 'on catalogue pages',
    region: 'by regions',
    stand: 'by stands',
    wine: 'by wines',
    other: 'elsewhere',
  },
};
