import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const reminderScreens: Screen[] = [
  {
    path: '/exhibitor/remind',
    roles: ORGANISER,
    title: ($) => $.reminder.title,
    avoidBack: true,
    page: () => withOrganiserTexts(import('./pages/remind.tsx')).then((module) => module.Remind),
  },
];
