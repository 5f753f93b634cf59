import { Tag } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const pageTitleScreens: Screen[] = [
  {
    path: '/page-title',
    roles: ORGANISER,
    title: ($) => $.pageTitle.title,
    menu: { group: 'reference', icon: Tag, order: 10, short: ($) => $.app.menu.short.pageTitle },
    page: () => import('./pages/page-title-list.tsx').then((module) => module.PageTitleList),
  },
  {
    path: '/page-title/create',
    roles: ORGANISER,
    title: ($) => $.pageTitle.create,
    avoidBack: true,
    page: () => import('./pages/page-title-edit.tsx').then((module) => module.PageTitleEdit),
  },
  {
    path: '/page-title/edit/:id',
    roles: ORGANISER,
    title: ($) => $.pageTitle.edit,
    avoidBack: true,
    page: () => import('./pages/page-title-edit.tsx').then((module) => module.PageTitleEdit),
  },
];
