import { Clock3 } from 'lucide-react';
import { withDeskTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const historyScreens: Screen[] = [
  {
    path: '/history',
    roles: ORGANISER,
    title: ($) => $.history.title,
    menu: { group: 'organiser', icon: Clock3, order: 90 },
    page: () =>
      withDeskTexts(withOrganiserTexts(import('./pages/history-list.tsx'))).then(
        (module) => module.HistoryList,
      ),
  },
];
