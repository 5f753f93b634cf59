import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const designScreens: Screen[] = [
  {
    path: '/catalog/:id/design',
    roles: ORGANISER,
    title: ($) => $.design.title,
    avoidBack: true,
    page: () =>
      withOrganiserTexts(import('./pages/catalog-design.tsx')).then((module) => module.CatalogDesign),
  },
];
