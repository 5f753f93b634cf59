import { SlidersHorizontal } from 'lucide-react';
import type { Screen } from '../../lib/screen.ts';

export const printSettingScreens: Screen[] = [
  {
    path: '/print-setting',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.printSetting.title,
    menu: { group: 'catalog', icon: SlidersHorizontal, order: 40 },
    page: () => import('./pages/print-setting.tsx').then((module) => module.PrintSettings),
  },
];
