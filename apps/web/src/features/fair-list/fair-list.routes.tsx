import { withOrganiserTexts, withTableTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const fairListScreens: Screen[] = [
  {
    path: '/catalog/:catalog/lists',
    roles: ORGANISER,
    title: ($) => $.stand.title,
    page: () =>
      withOrganiserTexts(withTableTexts(import('./pages/fair-lists.tsx'))).then((module) => module.FairLists),
  },
];
