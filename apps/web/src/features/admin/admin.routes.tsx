import { Plus, UserRoundCog, UsersRound } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const edit = () => withOrganiserTexts(import('./pages/admin-edit.tsx')).then((module) => module.AdminEdit);

export const adminScreens: Screen[] = [
  {
    path: '/admin',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.admin.title,
    menu: { group: 'organiser', icon: UsersRound, order: 10, short: ($) => $.app.menu.short.organiser },
    page: () => withOrganiserTexts(import('./pages/admin-list.tsx')).then((module) => module.AdminList),
  },
  {
    path: '/admin/create',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.admin.create,
    menu: { group: 'organiser', icon: Plus, order: 20, under: '/admin' },
    avoidBack: true,
    page: edit,
  },
  {
    path: '/admin/edit/:id',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.admin.edit,
    avoidBack: true,
    page: edit,
  },
  {
    path: '/account',
    roles: ORGANISER,
    title: ($) => $.admin.account,
    menu: { group: 'organiser', icon: UserRoundCog, order: 30 },
    page: () => withOrganiserTexts(import('./pages/account.tsx')).then((module) => module.Account),
  },
];
