import { Milk } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const bottleSizeScreens: Screen[] = [
  {
    path: '/bottle-size',
    roles: ORGANISER,
    title: ($) => $.bottleSize.title,
    menu: { group: 'reference', icon: Milk, order: 40, short: ($) => $.app.menu.short.bottleSize },
    page: () => import('./pages/bottle-size-list.tsx').then((module) => module.BottleSizeList),
  },
  {
    path: '/bottle-size/create',
    roles: ORGANISER,
    title: ($) => $.bottleSize.create,
    avoidBack: true,
    page: () => import('./pages/bottle-size-edit.tsx').then((module) => module.BottleSizeEdit),
  },
  {
    path: '/bottle-size/edit/:id',
    roles: ORGANISER,
    title: ($) => $.bottleSize.edit,
    avoidBack: true,
    page: () => import('./pages/bottle-size-edit.tsx').then((module) => module.BottleSizeEdit),
  },
];
