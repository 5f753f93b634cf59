import { PlugZap } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const serviceScreens: Screen[] = [
  {
    path: '/service',
    roles: ORGANISER,
    title: ($) => $.service.title,
    menu: { group: 'reference', icon: PlugZap, order: 90, short: ($) => $.app.menu.short.service },
    page: () => import('./pages/service-list.tsx').then((module) => module.ServiceList),
  },
  {
    path: '/service/create',
    roles: ORGANISER,
    title: ($) => $.service.create,
    avoidBack: true,
    page: () => import('./pages/service-edit.tsx').then((module) => module.ServiceEdit),
  },
  {
    path: '/service/edit/:id',
    roles: ORGANISER,
    title: ($) => $.service.edit,
    avoidBack: true,
    page: () => import('./pages/service-edit.tsx').then((module) => module.ServiceEdit),
  },
];
