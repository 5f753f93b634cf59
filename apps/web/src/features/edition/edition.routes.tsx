import { Globe } from 'lucide-react';
import { withDeskTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const online = <Part,>(part: (module: typeof import('./pages/catalog-online.tsx')) => Part) =>
  withOrganiserTexts(withDeskTexts(import('./pages/catalog-online.tsx'))).then(part);

export const editionScreens: Screen[] = [
  {
    path: '/active-catalog/online',
    roles: ORGANISER,
    title: ($) => $.edition.title,
    menu: { group: 'catalog', icon: Globe, order: 26, short: ($) => $.app.menu.short.edition },
    page: () => online((module) => module.ActiveOnline),
  },
  {
    path: '/catalog/:catalog/online',
    roles: ORGANISER,
    title: ($) => $.edition.title,
    page: () => online((module) => module.CatalogOnline),
  },
];
