import { Inbox } from 'lucide-react';
import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';
import { RequestBell, RequestNote } from './components/request-bell.tsx';

export const requestScreens: Screen[] = [
  {
    path: '/request',
    roles: ['EXHIBITOR'],
    title: ($) => $.request.title,
    menu: { group: 'exhibitor', icon: RequestBell, order: 5, note: RequestNote },
    needsActiveCatalog: true,
    page: () => withOfficeTexts(import('./pages/own-request.tsx')).then((module) => module.OwnRequest),
  },
  {
    path: '/admin-request',
    roles: OFFICE,
    title: ($) => $.request.listTitle,
    menu: { group: 'exhibitor', icon: Inbox, order: 15 },
    needsActiveCatalog: true,
    page: () =>
      withOfficeTexts(import('./pages/admin-request-list.tsx')).then((module) => module.AdminRequestList),
  },
  {
    path: '/admin-request/edit/:id',
    roles: OFFICE,
    title: ($) => $.request.edit,
    avoidBack: true,
    page: () =>
      withOfficeTexts(import('./pages/admin-request-edit.tsx')).then((module) => module.AdminRequestEdit),
  },
];
