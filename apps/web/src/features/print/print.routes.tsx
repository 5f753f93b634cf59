import { OFFICE, type Screen } from '../../lib/screen.ts';

export const printScreens: Screen[] = [
  {
    path: '/catalog/:catalog/print',
    roles: OFFICE,
    title: ($) => $.print.title,
    page: () => import('./pages/catalog-print.tsx').then((module) => module.CatalogPrint),
  },
];
