import { Activity } from 'lucide-react';
import { withAccessTexts } from '../../lib/i18n.ts';
import type { Screen } from '../../lib/screen.ts';

export const operationsScreens: Screen[] = [
  {
    path: '/operations',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.operations.title,
    menu: { group: 'organiser', icon: Activity, order: 42 },
    page: () => withAccessTexts(import('./pages/operations.tsx')).then((module) => module.Operations),
  },
];
