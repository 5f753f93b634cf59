import { withAccessTexts } from '../../lib/i18n.ts';
import { EVERYBODY, type Screen } from '../../lib/screen.ts';

export const ownAccessScreens: Screen[] = [
  {
    path: '/second-factor',
    roles: EVERYBODY,
    title: ($) => $.session.secondFactor,
    avoidBack: true,
    page: () => withAccessTexts(import('./pages/set-up-factor.tsx')).then((module) => module.SetUpFactor),
  },
];
