import type { de } from '../de/index.ts';

export const reference: (typeof de)['reference'] = {
  created: '“{{name}}” has been created.',
  updated: '“{{name}}” has been saved.',
  deleted: '“{{name}}” has been deleted.',
  deleteTitle: 'Delete “{{name}}”',
  deleteText: 'This cannot be undone.',
  usedAt: 'Position {{position}}, {{catalog}}',
  usedBy: '{{exhibitor}}, {{catalog}}',
  usedMore: 'and {{more}} more',
  showWines: 'Show the wines',
  showStands: 'Show the stands',
  showExhibitors: 'Show the exhibitors',
  showRequests: 'Show the requests',
  showPages: 'Show the pages',
  uses: {
    catalog: 'in catalogues',
    request: 'in requests of exhibitors',
    standHolder: 'by an exhibitor to whom the stand is assigned',
    page: 'on catalogue pages',
    region: 'by regions',
    stand: 'by stands',
    wine: 'by wines',
    other: 'elsewhere',
  },
};
