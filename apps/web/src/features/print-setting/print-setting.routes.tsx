import { SlidersHorizontal } from 'lucide-react';
import { withDeskTexts } from '../../lib/i18n.ts';
import type { Screen } from '../../lib/screen.ts';

export const printSettingScreens: Screen[] = [
  {
    path: '/print-setting',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.printSetting.title,
    menu: {
      group: 'catalog',
      icon: SlidersHorizontal,
      order: 40,
      short: ($) => $.app.menu.short.printSetting,
    },
    page: () => withDeskTexts(import('./pages/print-setting.tsx')).then((module) => module.PrintSettings),
  },
];
