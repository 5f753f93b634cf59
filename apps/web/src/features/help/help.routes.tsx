import { CircleHelp } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const page = () => withOrganiserTexts(import('./pages/help.tsx')).then((module) => module.Help);

/** The manuals: `/help` for exhibitors, `/handbook` for the organiser. */
export const helpScreens: Screen[] = [
  {
    path: '/help',
    roles: ['EXHIBITOR'],
    title: ($) => $.app.help,
    menu: { group: 'exhibitor', icon: CircleHelp, order: 90 },
    page,
  },
  {
    path: '/handbook',
    roles: ORGANISER,
    title: ($) => $.app.help,
    menu: { group: 'organiser', icon: CircleHelp, order: 40 },
    page,
  },
];
