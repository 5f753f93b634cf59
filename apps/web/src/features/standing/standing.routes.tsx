import { withEveningTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const standingScreens: Screen[] = [
  {
    path: '/catalog/:catalog/progress',
    roles: ORGANISER,
    title: ($) => $.standing.progressTitle,
    page: () => withOrganiserTexts(import('./pages/progress.tsx')).then((module) => module.Progress),
  },
  {
    path: '/catalog/:catalog/progress/:exhibitor',
    roles: ORGANISER,
    title: ($) => $.standing.participationTitle,
    page: () =>
      withOrganiserTexts(withEveningTexts(import('./pages/participation.tsx'))).then(
        (module) => module.ParticipationScreen,
      ),
  },
];
