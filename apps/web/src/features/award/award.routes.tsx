import { Award } from 'lucide-react';
import type { Screen } from '../../lib/screen.ts';

/** No account has this role: the screens exist but are hidden until awards are to be edited by users. */
const HIDDEN = ['NOBODY'] as const;

export const awardScreens: Screen[] = [
  {
    path: '/award',
    roles: HIDDEN,
    title: ($) => $.award.title,
    menu: { group: 'reference', icon: Award, order: 70, short: ($) => $.app.menu.short.award },
    page: () => import('./pages/award-list.tsx').then((module) => module.AwardList),
  },
  {
    path: '/award/create',
    roles: HIDDEN,
    title: ($) => $.award.create,
    avoidBack: true,
    page: () => import('./pages/award-edit.tsx').then((module) => module.AwardEdit),
  },
  {
    path: '/award/edit/:id',
    roles: HIDDEN,
    title: ($) => $.award.edit,
    avoidBack: true,
    page: () => import('./pages/award-edit.tsx').then((module) => module.AwardEdit),
  },
];
