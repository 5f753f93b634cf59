import { Ship } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const shipScreens: Screen[] = [
  {
    path: '/ship',
    roles: ORGANISER,
    title: ($) => $.ship.title,
    menu: { group: 'reference', icon: Ship, order: 20 },
    page: () => import('./pages/ship-list.tsx').then((module) => module.ShipList),
  },
  {
    path: '/ship/create',
    roles: ORGANISER,
    title: ($) => $.ship.create,
    avoidBack: true,
    page: () => import('./pages/ship-edit.tsx').then((module) => module.ShipEdit),
  },
  {
    path: '/ship/edit/:id',
    roles: ORGANISER,
    title: ($) => $.ship.edit,
    avoidBack: true,
    page: () => import('./pages/ship-edit.tsx').then((module) => module.ShipEdit),
  },
];
