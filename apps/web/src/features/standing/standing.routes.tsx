import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const standingScreens: Screen[] = [
  {
    path: '/catalog/:catalog/progress',
    roles: ORGANISER,
    title: ($) => $.standing.progressTitle,
    page: () => withOrganiserTexts(import('./pages/progress.tsx')).then((module) => module.Progress),
  },
];
