import { Clock3 } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const historyScreens: Screen[] = [
  {
    path: '/history',
    roles: ORGANISER,
    title: ($) => $.history.title,
    menu: { group: 'organiser', icon: Clock3, order: 90 },
    page: () => withOrganiserTexts(import('./pages/history-list.tsx')).then((module) => module.HistoryList),
  },
];
