import { History } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const historyScreens: Screen[] = [
  {
    path: '/history',
    roles: ORGANISER,
    title: ($) => $.history.title,
    menu: { group: 'organiser', icon: History, order: 90 },
    page: () => withOrganiserTexts(import('./pages/history-list.tsx')).then((module) => module.HistoryList),
  },
];
