import { Inbox } from 'lucide-react';
import { withDecideTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';
import { RequestBell, RequestNote } from './components/request-bell.tsx';

export const requestScreens: Screen[] = [
  {
    path: '/request',
    roles: ['EXHIBITOR'],
    title: ($) => $.request.title,
    menu: { group: 'exhibitor', icon: RequestBell, order: 5, note: RequestNote, afterEnd: () => '/request' },
    needsActiveCatalog: true,
    needsActiveAccount: true,
    page: () =>
      withOrganiserTexts(withDecideTexts(import('./pages/own-request.tsx'))).then(
        (module) => module.OwnRequest,
      ),
  },
  {
    path: '/admin-request',
    roles: ORGANISER,
    title: ($) => $.request.listTitle,
    menu: { group: 'exhibitor', icon: Inbox, order: 15 },
    needsActiveCatalog: true,
    page: () =>
      withOrganiserTexts(import('./pages/admin-request-list.tsx')).then((module) => module.AdminRequestList),
  },
  {
    path: '/admin-request/edit/:id',
    roles: ORGANISER,
    title: ($) => $.request.edit,
    avoidBack: true,
    page: () =>
      withOrganiserTexts(import('./pages/admin-request-edit.tsx')).then((module) => module.AdminRequestEdit),
  },
  {
    path: '/catalog/:id/proposals',
    roles: ORGANISER,
    title: ($) => $.request.listTitle,
    page: () =>
      withOrganiserTexts(withDecideTexts(import('./pages/proposals.tsx'))).then((module) => module.Proposals),
  },
];
