import { Grape } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const wineTypeScreens: Screen[] = [
  {
    path: '/wine-type',
    roles: ORGANISER,
    title: ($) => $.wineType.title,
    menu: { group: 'reference', icon: Grape, order: 50 },
    page: () => import('./pages/wine-type-list.tsx').then((module) => module.WineTypeList),
  },
  {
    path: '/wine-type/create',
    roles: ORGANISER,
    title: ($) => $.wineType.create,
    avoidBack: true,
    page: () => import('./pages/wine-type-edit.tsx').then((module) => module.WineTypeEdit),
  },
  {
    path: '/wine-type/edit/:id',
    roles: ORGANISER,
    title: ($) => $.wineType.edit,
    avoidBack: true,
    page: () => import('./pages/wine-type-edit.tsx').then((module) => module.WineTypeEdit),
  },
];
