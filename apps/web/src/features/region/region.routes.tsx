import { MapPinned } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const regionScreens: Screen[] = [
  {
    path: '/region',
    roles: ORGANISER,
    title: ($) => $.region.title,
    menu: { group: 'reference', icon: MapPinned, order: 32 },
    page: () => import('./pages/region-list.tsx').then((module) => module.RegionList),
  },
  {
    path: '/region/create',
    roles: ORGANISER,
    title: ($) => $.region.create,
    avoidBack: true,
    page: () => import('./pages/region-edit.tsx').then((module) => module.RegionEdit),
  },
  {
    path: '/region/edit/:id',
    roles: ORGANISER,
    title: ($) => $.region.edit,
    avoidBack: true,
    page: () => import('./pages/region-edit.tsx').then((module) => module.RegionEdit),
  },
];
