import { Anchor } from 'lucide-react';
import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const standScreens: Screen[] = [
  {
    path: '/stand',
    roles: OFFICE,
    title: ($) => $.stand.title,
    menu: { group: 'reference', icon: Anchor, order: 15 },
    page: () => withOfficeTexts(import('./pages/stand-list.tsx')).then((module) => module.StandList),
  },
  {
    path: '/stand/create',
    roles: OFFICE,
    title: ($) => $.stand.create,
    avoidBack: true,
    page: () => withOfficeTexts(import('./pages/stand-edit.tsx')).then((module) => module.StandEdit),
  },
  {
    path: '/stand/edit/:id',
    roles: OFFICE,
    title: ($) => $.stand.edit,
    avoidBack: true,
    page: () => withOfficeTexts(import('./pages/stand-edit.tsx')).then((module) => module.StandEdit),
  },
];
