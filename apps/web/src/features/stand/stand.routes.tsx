import { Anchor } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const standScreens: Screen[] = [
  {
    path: '/stand',
    roles: ORGANISER,
    title: ($) => $.stand.title,
    menu: { group: 'reference', icon: Anchor, order: 15 },
    page: () => withOrganiserTexts(import('./pages/stand-list.tsx')).then((module) => module.StandList),
  },
  {
    path: '/stand/create',
    roles: ORGANISER,
    title: ($) => $.stand.create,
    avoidBack: true,
    page: () => withOrganiserTexts(import('./pages/stand-edit.tsx')).then((module) => module.StandEdit),
  },
  {
    path: '/stand/edit/:id',
    roles: ORGANISER,
    title: ($) => $.stand.edit,
    avoidBack: true,
    page: () => withOrganiserTexts(import('./pages/stand-edit.tsx')).then((module) => module.StandEdit),
  },
];
