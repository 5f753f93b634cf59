import { FileStack } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import type { Screen } from '../../lib/screen.ts';

export const ownPagesScreens: Screen[] = [
  {
    path: '/exhibitor-page',
    roles: ['EXHIBITOR'],
    title: ($) => $.page.ownTitle,
    menu: { group: 'catalog', icon: FileStack, order: 20, short: ($) => $.app.menu.short.ownPages },
    needsActiveCatalog: true,
    page: () => withOrganiserTexts(import('./pages/own-page-list.tsx')).then((module) => module.OwnPageList),
  },
];
