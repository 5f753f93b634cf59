import { Plus } from 'lucide-react';
import { mayDo, sessionStore } from '../../lib/session.ts';
import { menuSections } from '../layout/menu-entries.ts';
import { screens } from '../screens.ts';
import type { KnownSource } from './palette-source.ts';

/** The screens of the side menu, and those that are offered here alone. */
export const menuScreens: KnownSource = {
  key: 'screens',
  heading: ($) => $.palette.screens,
  list: ({ t, role, hasActiveAccount, activeCatalog }) => [
    ...menuSections(screens, { role, hasActiveAccount, hasActiveCatalog: activeCatalog !== null }).flatMap(
      ({ entries }) =>
        entries.map(({ path, title, menu }) => ({ to: path, label: t(title), icon: menu.icon })),
    ),
    ...screens.flatMap(({ path, title, palette, roles }) =>
      palette && roles.includes(role) ? [{ to: path, label: t(title), icon: palette }] : [],
    ),
  ],
};

/** The forms for new records that are not in the menu. */
export const emptyForms: KnownSource = {
  key: 'forms',
  heading: ($) => $.palette.forms,
  list: ({ t, role }) =>
    screens
      .filter(
        ({ path, roles, menu, needs = 'read' }) =>
          path.endsWith('/create') &&
          !path.includes(':') &&
          !menu &&
          roles.includes(role) &&
          mayDo(sessionStore.get(), needs),
      )
      .map(({ path, title }) => ({ to: path, label: t(title), icon: Plus })),
};
