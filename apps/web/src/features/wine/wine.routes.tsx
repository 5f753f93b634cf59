import { Wine } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const list = () => withOrganiserTexts(import('./pages/wine-list.tsx')).then((module) => module.WineList);
const edit = () => withOrganiserTexts(import('./pages/wine-edit.tsx')).then((module) => module.WineEdit);
const menu = { group: 'exhibitor', icon: Wine, order: 20 } as const;

/** The same screens twice: for the organiser at /wine, for exhibitors at /exhibitor-wine. */
export const wineScreens: Screen[] = [
  { path: '/wine', roles: ORGANISER, title: ($) => $.wine.title, menu, page: list },
  { path: '/wine/create', roles: ORGANISER, title: ($) => $.wine.create, avoidBack: true, page: edit },
  { path: '/wine/edit/:id', roles: ORGANISER, title: ($) => $.wine.edit, avoidBack: true, page: edit },
  { path: '/exhibitor-wine', roles: ['EXHIBITOR'], title: ($) => $.wine.title, menu, page: list },
  {
    path: '/exhibitor-wine/create',
    roles: ['EXHIBITOR'],
    needs: 'fill',
    title: ($) => $.wine.create,
    avoidBack: true,
    page: edit,
  },
  {
    path: '/exhibitor-wine/edit/:id',
    roles: ['EXHIBITOR'],
    title: ($) => $.wine.edit,
    avoidBack: true,
    page: edit,
  },
];
