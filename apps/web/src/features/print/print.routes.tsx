import { OFFICE, type Screen } from '../../lib/screen.ts';

export const printScreens: Screen[] = [
  {
    path: '/catalog/:catalog/print',
    roles: OFFICE,
    title: ($) => $.print.title,
    page: () => import('./pages/catalog-print.tsx').then((module) => module.CatalogPrint),
  },
  {
    path: '/catalog/:catalog/print/:result',
    roles: OFFICE,
    title: ($) => $.print.changesTitle,
    page: () => import('./pages/result-changes.tsx').then((module) => module.ResultChanges),
  },
];
