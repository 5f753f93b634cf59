import { Cherry } from 'lucide-react';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const grapeVarietyScreens: Screen[] = [
  {
    path: '/grape-variety',
    roles: ORGANISER,
    title: ($) => $.grapeVariety.title,
    menu: { group: 'reference', icon: Cherry, order: 60 },
    page: () => import('./pages/grape-variety-list.tsx').then((module) => module.GrapeVarietyList),
  },
  {
    path: '/grape-variety/create',
    roles: ORGANISER,
    title: ($) => $.grapeVariety.create,
    avoidBack: true,
    page: () => import('./pages/grape-variety-edit.tsx').then((module) => module.GrapeVarietyEdit),
  },
  {
    path: '/grape-variety/edit/:id',
    roles: ORGANISER,
    title: ($) => $.grapeVariety.edit,
    avoidBack: true,
    page: () => import('./pages/grape-variety-edit.tsx').then((module) => module.GrapeVarietyEdit),
  },
];
