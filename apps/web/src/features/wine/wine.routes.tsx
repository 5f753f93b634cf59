import { Wine } from 'lucide-react';
import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';

const list = () => withOfficeTexts(import('./pages/wine-list.tsx')).then((module) => module.WineList);
const edit = () => withOfficeTexts(import('./pages/wine-edit.tsx')).then((module) => module.WineEdit);
const menu = { group: 'exhibitor', icon: Wine, order: 20 } as const;

/** The same screens twice: the office at /wine, exhibitors at /exhibitor-wine. */
export const wineScreens: Screen[] = [
  { path: '/wine', roles: OFFICE, title: ($) => $.wine.title, menu, page: list },
  { path: '/wine/create', roles: OFFICE, title: ($) => $.wine.create, avoidBack: true, page: edit },
  { path: '/wine/edit/:id', roles: OFFICE, title: ($) => $.wine.edit, avoidBack: true, page: edit },
  { path: '/exhibitor-wine', roles: ['EXHIBITOR'], title: ($) => $.wine.title, menu, page: list },
  {
    path: '/exhibitor-wine/create',
    roles: ['EXHIBITOR'],
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
