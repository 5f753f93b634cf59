import { Building2, UserRound } from 'lucide-react';
import { OFFICE, type Screen } from '../../lib/screen.ts';

const list = () => import('./pages/exhibitor-list.tsx').then((module) => module.ExhibitorList);
const edit = () => import('./pages/exhibitor-edit.tsx').then((module) => module.ExhibitorEdit);

export const exhibitorScreens: Screen[] = [
  {
    path: '/exhibitor',
    roles: OFFICE,
    title: ($) => $.exhibitor.title,
    menu: { group: 'exhibitor', icon: Building2, order: 10 },
    page: list,
  },
  { path: '/exhibitor/edit/:id', roles: OFFICE, title: ($) => $.exhibitor.edit, avoidBack: true, page: edit },
  { path: '/catalog/:catalog/exhibitor', roles: OFFICE, title: ($) => $.exhibitor.title, page: list },
  {
    path: '/catalog/:catalog/exhibitor/edit/:id',
    roles: OFFICE,
    title: ($) => $.exhibitor.edit,
    avoidBack: true,
    page: edit,
  },
  {
    path: '/profile/edit',
    roles: ['EXHIBITOR'],
    title: ($) => $.exhibitor.profile,
    menu: { group: 'exhibitor', icon: UserRound, order: 40 },
    page: () => import('./pages/profile.tsx').then((module) => module.Profile),
  },
];
