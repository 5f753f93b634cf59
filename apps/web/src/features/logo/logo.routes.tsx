import { Image, Plus } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const list = () => withOrganiserTexts(import('./pages/logo-list.tsx')).then((module) => module.LogoList);
const create = () =>
  withOrganiserTexts(import('./pages/logo-create.tsx')).then((module) => module.LogoCreate);
const menu = { group: 'exhibitor', icon: Image, order: 30 } as const;
const under = (path: string) => ({ group: 'exhibitor', icon: Plus, order: 31, under: path }) as const;

/** The same screens twice: for the organiser at /admin-logo, for exhibitors at /logo. */
export const logoScreens: Screen[] = [
  { path: '/admin-logo', roles: ORGANISER, title: ($) => $.logo.title, menu, page: list },
  {
    path: '/admin-logo/create',
    roles: ORGANISER,
    title: ($) => $.logo.create,
    menu: under('/admin-logo'),
    avoidBack: true,
    page: create,
  },
  { path: '/logo', roles: ['EXHIBITOR'], title: ($) => $.logo.title, menu, page: list },
  {
    path: '/logo/create',
    roles: ['EXHIBITOR'],
    needs: 'fill',
    title: ($) => $.logo.create,
    menu: under('/logo'),
    avoidBack: true,
    page: create,
  },
];
