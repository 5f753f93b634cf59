/** How a picture of the running product is taken. */
export interface Shot {
  /** Whose screen: a visitor's, or that of an account of the demo fair. */
  as: 'visitor' | 'exhibitor' | 'organiser';
  path: string;
  /** What follows the path in the address: `tab=requests`. */
  query?: string;
  /** Height of the window in CSS pixels; 720 without. */
  height?: number;
}

/**
 * The pictures of the manuals. `:page` and `:ad` are a draft wine page and a draft advertisement of the exhibitor,
 * `:request` an open request, `:catalog` the running catalogue, `:late` an exhibitor in it, `:key` that of a link to its
 * book for the print office.
 */
export const pictures = {
  register: { as: 'visitor', path: '/register', height: 820 },
  'sign-in': { as: 'visitor', path: '/login', height: 560 },
  profile: { as: 'exhibitor', path: '/profile/edit', height: 820 },
  request: { as: 'exhibitor', path: '/request', height: 660 },
  logos: { as: 'exhibitor', path: '/logo', height: 440 },
  'new-logo': { as: 'exhibitor', path: '/logo/create', height: 420 },
  wines: { as: 'exhibitor', path: '/exhibitor-wine', height: 600 },
  'new-wine': { as: 'exhibitor', path: '/exhibitor-wine/create', height: 860 },
  pages: { as: 'exhibitor', path: '/exhibitor-page', height: 520 },
  'wine-page': { as: 'exhibitor', path: '/exhibitor-page/edit/:page', height: 820 },
  advertisement: { as: 'exhibitor', path: '/exhibitor-page/edit/:ad', height: 620 },
  'logo-of-picture': { as: 'exhibitor', path: '/logo/create', height: 820 },
  mended: { as: 'exhibitor', path: '/exhibitor-page/edit/:ad', height: 820 },
  'organiser-fair': { as: 'organiser', path: '/fair', height: 640 },
  'organiser-setup': { as: 'organiser', path: '/setup', height: 640 },
  'organiser-base-data': { as: 'organiser', path: '/setup/base-data', height: 720 },
  'organiser-list': { as: 'organiser', path: '/import/exhibitor', height: 780 },
  'organiser-invite': {
    as: 'organiser',
    path: '/exhibitor',
    query: 'columnFilters=%7B%22account%22%3A%22invited%22%7D',
    height: 660,
  },
  'organiser-catalogs': { as: 'organiser', path: '/catalog', height: 520 },
  'organiser-design': { as: 'organiser', path: '/catalog/:catalog/design', height: 720 },
  'organiser-next': { as: 'organiser', path: '/catalog/:catalog/next', height: 900 },
  'organiser-exhibitors': { as: 'organiser', path: '/exhibitor', height: 620 },
  'organiser-requests': { as: 'organiser', path: '/admin-request', height: 560 },
  'organiser-request': { as: 'organiser', path: '/admin-request/edit/:request', height: 900 },
  'organiser-decide': { as: 'organiser', path: '/active-catalog/decide', height: 760 },
  'organiser-decide-request': {
    as: 'organiser',
    path: '/active-catalog/decide',
    query: 'tab=requests',
    height: 820,
  },
  'organiser-progress': { as: 'organiser', path: '/catalog/:catalog/progress', height: 640 },
  'organiser-lists': { as: 'organiser', path: '/catalog/:catalog/lists', height: 640 },
  'organiser-plan': { as: 'organiser', path: '/catalog/:catalog/lists', query: 'list=plan', height: 720 },
  'organiser-pages': { as: 'organiser', path: '/active-catalog/page', height: 900 },
  'organiser-logos': { as: 'organiser', path: '/admin-logo', height: 560 },
  'organiser-mail': { as: 'organiser', path: '/mail', height: 560 },
  'organiser-end': { as: 'organiser', path: '/catalog/edit/:catalog', height: 640 },
  'organiser-later': { as: 'organiser', path: '/catalog/:catalog/progress/:late', height: 640 },
  'organiser-generate': {
    as: 'organiser',
    path: '/catalog/:catalog/print',
    query: 'do=generate',
    height: 760,
  },
  'organiser-books': { as: 'organiser', path: '/catalog/:catalog/print', height: 640 },
  'print-office': { as: 'visitor', path: '/print/:key', height: 760 },
  'organiser-online': { as: 'organiser', path: '/catalog/:catalog/online', height: 640 },
  'organiser-history': { as: 'organiser', path: '/history', height: 600 },
} as const satisfies Record<string, Shot>;

export type PictureId = keyof typeof pictures;
