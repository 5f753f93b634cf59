import { type Seat, seatOf } from './stage.ts';
import type { Language } from './words.ts';

/** Lists and forms with the same two components: lists are checked in German, forms in English. */
const REFERENCE = [
  'country',
  'region',
  'stand',
  'ship',
  'deck',
  'bottle-size',
  'service',
  'wine-type',
  'wine-category',
  'grape-variety',
  'page-title',
];

/**
 * Every screen by role, two addresses of one screen never next to each other. The pages are ones that no journey changes
 * meanwhile.
 */
export function screens(
  language: Language,
): Record<'guest' | 'organiser' | 'reference' | 'exhibitor' | 'superAdmin', string[]> {
  const page = (seat: Seat) => `/active-catalog/page/edit/${seat.pageId}`;
  return {
    guest: [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password/abc?email=a%40b.test',
      '/print/abc',
      '/designer/abc',
      '/maintenance-mode',
    ],
    organiser: [
      '/setup',
      '/catalog',
      '/catalog/create',
      '/catalog/edit/1',
      '/catalog/1/page',
      '/catalog/1/print',
      '/catalog/1/progress',
      '/catalog/1/online',
      '/catalog/1/lists',
      '/catalog/1/next',
      `/catalog/1/progress/${seatOf('shownDraft').exhibitorId}`,
      '/catalog/1/exhibitor',
      '/catalog/1/proposals',
      '/active-catalog/page',
      '/active-catalog/page/wine/create/1',
      '/active-catalog/page/content/create',
      '/active-catalog/page/create',
      '/active-catalog/decide',
      page(seatOf('shownDraft')),
      '/active-catalog/decide?tab=logos',
      page(seatOf('shownRelease')),
      '/active-catalog/leaf',
      page(seatOf('shownAd')),
      '/exhibitor',
      `/exhibitor/edit/${seatOf('shownDraft').exhibitorId}`,
      '/exhibitor/send-mail',
      '/exhibitor/write',
      '/catalog/1/lists?list=services',
      '/exhibitor/remind',
      '/setup/base-data',
      '/catalog/2/design',
      '/catalog/1/lists?list=addresses',
      '/import/request',
      '/catalog/1/lists?list=plan',
      '/history',
      '/mail',
      '/websockets',
      '/admin-request',
      '/admin-request/edit/1',
      '/wine',
      '/wine/import',
      '/wine/edit/1',
      '/admin-logo',
      '/admin-logo/create',
    ],
    reference: [
      ...REFERENCE.map((name) => (language === 'de' ? `/${name}` : `/${name}/create`)),
      '/country/edit/1',
    ],
    superAdmin: [
      '/print-setting',
      language === 'de' ? '/award' : '/award/create',
      '/fair',
      '/exhibitor/create',
      `/exhibitor/password-reset/${seatOf('shownDraft').exhibitorId}`,
      '/admin',
      '/admin/create',
      '/award/edit/1',
      '/second-factor',
      '/token',
      '/account',
    ],
    exhibitor: [
      '/request',
      '/exhibitor-wine',
      '/exhibitor-wine/create',
      '/exhibitor-wine/import',
      '/exhibitor-page',
      '/exhibitor-page/leaf',
      '/active-catalog/page/wine/create/1',
      '/logo',
      '/logo/create',
      '/profile/edit',
      '/country',
    ],
  };
}
