import { withOrganiserTexts, withTableTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const page = () =>
  withTableTexts(withOrganiserTexts(import('./pages/wine-import.tsx'))).then((module) => module.WineImport);

/** The same screen twice: for the organiser at /wine, for exhibitors at /exhibitor-wine. */
export const wineImportScreens: Screen[] = [
  { path: '/wine/import', roles: ORGANISER, title: ($) => $.wine.importTitle, avoidBack: true, page },
  {
    path: '/exhibitor-wine/import',
    roles: ['EXHIBITOR'],
    needs: 'fill',
    title: ($) => $.wine.importTitle,
    avoidBack: true,
    page,
  },
];
