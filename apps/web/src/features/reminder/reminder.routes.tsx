import { OFFICE, type Screen } from '../../lib/screen.ts';

export const reminderScreens: Screen[] = [
  {
    path: '/exhibitor/remind',
    roles: OFFICE,
    title: ($) => $.reminder.title,
    avoidBack: true,
    page: () => import('./pages/remind.tsx').then((module) => module.Remind),
  },
];
