import { withDeskTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const printScreens: Screen[] = [
  {
    path: '/catalog/:catalog/print',
    roles: ORGANISER,
    title: ($) => $.print.title,
    page: () => withDeskTexts(import('./pages/catalog-print.tsx')).then((module) => module.CatalogPrint),
  },
  {
    path: '/catalog/:catalog/print/:result',
    roles: ORGANISER,
    title: ($) => $.print.changesTitle,
    page: () => withDeskTexts(import('./pages/result-changes.tsx')).then((module) => module.ResultChanges),
  },
];
