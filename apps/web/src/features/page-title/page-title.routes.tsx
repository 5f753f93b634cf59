import { Tag } from 'lucide-react';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const pageTitleScreens: Screen[] = [
  {
    path: '/page-title',
    roles: OFFICE,
    title: ($) => $.pageTitle.title,
    menu: { group: 'reference', icon: Tag, order: 10 },
    page: () => import('./pages/page-title-list.tsx').then((module) => module.PageTitleList),
  },
  {
    path: '/page-title/create',
    roles: OFFICE,
    title: ($) => $.pageTitle.create,
    avoidBack: true,
    page: () => import('./pages/page-title-edit.tsx').then((module) => module.PageTitleEdit),
  },
  {
    path: '/page-title/edit/:id',
    roles: OFFICE,
    title: ($) => $.pageTitle.edit,
    avoidBack: true,
    page: () => import('./pages/page-title-edit.tsx').then((module) => module.PageTitleEdit),
  },
];
