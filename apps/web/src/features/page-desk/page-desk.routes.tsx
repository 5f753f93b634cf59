import { LayoutList } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const pageDeskScreens: Screen[] = [
  {
    path: '/catalog/:catalog/page',
    roles: ORGANISER,
    title: ($) => $.page.title,
    page: () => withOrganiserTexts(import('./pages/page-list.tsx')).then((module) => module.PageList),
  },
  {
    path: '/active-catalog/page',
    roles: ORGANISER,
    title: ($) => $.page.activeTitle,
    menu: {
      group: 'catalog',
      icon: LayoutList,
      order: 20,
      short: ($) => $.app.menu.short.activePages,
      afterEnd: (catalogId) => `/catalog/${catalogId}/page`,
    },
    needsActiveCatalog: true,
    page: () => withOrganiserTexts(import('./pages/page-list.tsx')).then((module) => module.ActivePageList),
  },
];
