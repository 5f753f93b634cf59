import { Printer } from 'lucide-react';
import { withDeskTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const desk = <Part,>(part: (module: typeof import('./pages/catalog-print.tsx')) => Part) =>
  withOrganiserTexts(withDeskTexts(import('./pages/catalog-print.tsx'))).then(part);

export const printScreens: Screen[] = [
  {
    path: '/active-catalog/print',
    roles: ORGANISER,
    title: ($) => $.print.title,
    menu: { group: 'catalog', icon: Printer, order: 25 },
    page: () => desk((module) => module.ActivePrint),
  },
  {
    path: '/catalog/:catalog/print',
    roles: ORGANISER,
    title: ($) => $.print.title,
    page: () => desk((module) => module.CatalogPrint),
  },
  {
    path: '/catalog/:catalog/print/:result',
    roles: ORGANISER,
    title: ($) => $.print.changesTitle,
    page: () => withDeskTexts(import('./pages/result-changes.tsx')).then((module) => module.ResultChanges),
  },
];
