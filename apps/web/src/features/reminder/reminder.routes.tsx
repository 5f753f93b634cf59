import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const reminderScreens: Screen[] = [
  {
    path: '/exhibitor/remind',
    roles: OFFICE,
    title: ($) => $.reminder.title,
    avoidBack: true,
    page: () => withOfficeTexts(import('./pages/remind.tsx')).then((module) => module.Remind),
  },
];
