import type { organiserReference as de } from '../de/organiser-reference.ts';

export const organiserReference: typeof de = {
  country: {
    deleteWarning: 'The regions of this country will be deleted with it. This cannot be undone.',
  },
  wineCategory: {
    deleteWarning: 'The wines in this category are kept but lose their category. This cannot be undone.',
    loses_one: 'One wine loses this category; the wine itself is kept. This cannot be undone.',
    loses_other: '{{count}} wines lose this category; the wines themselves are kept. This cannot be undone.',
  },
  deck: { position: 'Order', positionHint: 'Order along the walking route; the lowest deck is 1.' },
  ship: { position: 'Order', positionHint: 'Order along the walking route; the first ship is 1.' },
  bottleSize: { sizeHint: 'For example “75 cl”.', priority: 'Offer first', first: 'first' },
  region: { searchIn: 'region or country' },
  reference: {
    nameFr: 'Name in French',
    nameEn: 'Name in English',
    namesHint: 'Shown on screens in that language. The first name is printed.',
    usedAt: 'Position {{position}}, {{catalog}}',
    usedBy: '{{exhibitor}}, {{catalog}}',
    usedMore: 'and {{more}} more',
    showWines: 'Show the wines',
    showStands: 'Show the stands',
    showExhibitors: 'Show the exhibitors',
    showRequests: 'Show the requests',
    showPages: 'Show the pages',
    deleteByOrganiser:
      'You can undo this in the message that follows; later only the organiser can bring it back.',
  },
};
