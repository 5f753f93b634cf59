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
  emptyList: {
    admin: 'Accounts of the organiser see and change everything that exhibitors enter.',
    award: 'Awards stand beside wines with their sign. Rebblatt brings the usual ones.',
    'bottle-size': 'Every price is for a bottle size. Rebblatt brings the usual ones.',
    country: 'Countries hold wine regions together, in the index too. Rebblatt brings both.',
    deck: 'A stand is on a deck of its ship. A fair in a hall needs no decks.',
    'grape-variety': 'Every wine names up to three grapes. Rebblatt brings the known ones.',
    'page-title': 'Every wine page has a title, such as “Valais”. It is chosen when a request is accepted.',
    region: 'Every wine comes from a region. Rebblatt brings countries and regions.',
    service:
      'What exhibitors can order with their request, such as a power connection. Without entries nobody is asked.',
    ship: 'A stand is on a ship. A fair in a hall needs no ships.',
    stand: 'Without stands no request can be accepted. The quickest way is a list.',
    'wine-category': 'Categories mark wines, such as “Organic”. Rebblatt brings the usual ones.',
    'wine-type': 'Every wine has a type, such as “White wine”. Rebblatt brings the usual ones.',
  },
  loadBaseData: 'Load base data',
};
