import { Plus, UserRoundCog, UsersRound } from 'lucide-react';
import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';

const edit = () => withOfficeTexts(import('./pages/admin-edit.tsx')).then((module) => module.AdminEdit);

export const adminScreens: Screen[] = [
  {
    path: '/admin',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.admin.title,
    menu: { group: 'office', icon: UsersRound, order: 10 },
    page: () => withOfficeTexts(import('./pages/admin-list.tsx')).then((module) => module.AdminList),
  },
  {
    path: '/admin/create',
    roles: ['SUPER_ADMIN'],
    title: ($) => $.admin.create,
    menu: { group: 'office', icon: Plus, order: 20, under: '/admin' },
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
    roles: OFFICE,
    title: ($) => $.admin.account,
    menu: { group: 'office', icon: UserRoundCog, order: 30 },
    page: () => withOfficeTexts(import('./pages/account.tsx')).then((module) => module.Account),
  },
];
