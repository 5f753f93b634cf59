import { Layers } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const wineCategoryScreens: Screen[] = [
  {
    path: '/wine-category',
    roles: ORGANISER,
    title: ($) => $.wineCategory.title,
    menu: { group: 'reference', icon: Layers, order: 55, short: ($) => $.app.menu.short.wineCategory },
    page: () => import('./pages/wine-category-list.tsx').then((module) => module.WineCategoryList),
  },
  {
    path: '/wine-category/create',
    roles: ORGANISER,
    title: ($) => $.wineCategory.create,
    avoidBack: true,
    page: () => import('./pages/wine-category-edit.tsx').then((module) => module.WineCategoryEdit),
  },
  {
    path: '/wine-category/edit/:id',
    roles: ORGANISER,
    title: ($) => $.wineCategory.edit,
    avoidBack: true,
    page: () => import('./pages/wine-category-edit.tsx').then((module) => module.WineCategoryEdit),
  },
];
