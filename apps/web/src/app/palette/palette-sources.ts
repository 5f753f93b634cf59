import type { Role } from '@rebblatt/contracts';
import type { LucideIcon } from 'lucide-react';
import type { Translate } from '../../lib/text-key.ts';
import { menuSections } from '../layout/menu-entries.ts';
import { screens } from '../screens.ts';

/** One place to go to. */
export type Destination = { to: string; label: string; icon?: LucideIcon };

/** What a source knows about the user. */
export type PaletteContext = { t: Translate; role: Role; hasActiveCatalog: boolean };

/** Destinations under one heading; `find` may ask the server with what was typed. */
export type PaletteSource = {
  key: string;
  heading: (t: Translate) => string;
  find: (context: PaletteContext, typed: string) => Promise<Destination[]>;
};

const menuScreens: PaletteSource = {
  key: 'screens',
  heading: (t) => t(($) => $.app.palette.screens),
  find: async ({ t, role, hasActiveCatalog }) =>
    menuSections(screens, role, hasActiveCatalog).flatMap(({ entries }) =>
      entries.map(({ path, title, menu }) => ({ to: path, label: t(title), icon: menu.icon })),
    ),
};

const formsWithoutItem: PaletteSource = {
  key: 'forms',
  heading: (t) => t(($) => $.app.palette.forms),
  find: async ({ t, role }) =>
    screens
      .filter(({ path, roles }) => path.endsWith('/create') && !path.includes(':') && roles.includes(role))
      .map(({ path, title }) => ({ to: path, label: t(title) })),
};

/** Where the palette looks; a feature adds its own source here (exhibitors, wines, pages by number). */
export const paletteSources: readonly PaletteSource[] = [menuScreens, formsWithoutItem];
