import { Building2, UserRound } from 'lucide-react';
import { withDesignerTexts, withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const list = () =>
  withOrganiserTexts(import('./pages/exhibitor-list.tsx')).then((module) => module.ExhibitorList);
const opened = () =>
  withOrganiserTexts(import('./pages/exhibitor-opened.tsx')).then((module) => module.ExhibitorOpened);
const edit = () =>
  withOrganiserTexts(import('./pages/exhibitor-edit.tsx')).then((module) => module.ExhibitorEdit);
const create = () =>
  withOrganiserTexts(import('./pages/exhibitor-create.tsx')).then((module) => module.ExhibitorCreate);
const reset = () =>
  withOrganiserTexts(import('./pages/password-reset.tsx')).then((module) => module.PasswordReset);

/** The screens below a list: of all exhibitors, or of one catalogue's. */
const below = (base: string): Screen[] => [
  {
    path: `${base}/create`,
    roles: ['SUPER_ADMIN'],
    title: ($) => $.exhibitor.create,
    avoidBack: true,
    page: create,
  },
  { path: `${base}/edit/:id`, roles: ORGANISER, title: ($) => $.exhibitor.edit, avoidBack: true, page: edit },
  {
    path: `${base}/password-reset/:id`,
    roles: ['SUPER_ADMIN'],
    title: ($) => $.exhibitor.passwordReset,
    avoidBack: true,
    page: reset,
  },
];

export const exhibitorScreens: Screen[] = [
  {
    path: '/exhibitor',
    roles: ORGANISER,
    title: ($) => $.exhibitor.title,
    menu: { group: 'exhibitor', icon: Building2, order: 10 },
    page: list,
  },
  ...below('/exhibitor'),
  {
    path: '/exhibitor/:id',
    roles: ORGANISER,
    title: ($) => $.exhibitor.title,
    avoidBack: true,
    page: opened,
  },
  { path: '/catalog/:catalog/exhibitor', roles: ORGANISER, title: ($) => $.exhibitor.title, page: list },
  ...below('/catalog/:catalog/exhibitor'),
  {
    path: '/profile/edit',
    roles: ['EXHIBITOR'],
    title: ($) => $.exhibitor.profile,
    menu: { group: 'exhibitor', icon: UserRound, order: 40 },
    page: () =>
      withDesignerTexts(withOrganiserTexts(import('./pages/profile.tsx'))).then((module) => module.Profile),
  },
];
