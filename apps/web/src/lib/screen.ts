import type { Role } from '@rebblatt/contracts';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey } from './text-key.ts';

/** The groups of the side menu, in this order. */
export const MENU_GROUPS = ['catalog', 'exhibitor', 'reference', 'organiser'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** An entry of the side menu; one that stands `under` another path shows while the reader is there. */
export type MenuPlace = {
  group: MenuGroup;
  icon: ComponentType<LucideProps>;
  order: number;
  under?: string;
  /** A word at the end of the entry, about the state of what it leads to. */
  note?: ComponentType;
};

/**
 * One screen of the signed-in area. Each feature lists its own in `<feature>.routes.tsx`; the application
 * makes routes, guards, menu, breadcrumb, command palette and back history from them.
 */
export type Screen = {
  /** Full path with parameters: `/country/edit/:id`. The breadcrumb follows its leading parts. */
  path: string;
  /** Who may open it; everybody else gets the no-permission screen. */
  roles: readonly Role[];
  title: TextKey;
  /** Where it stands in the side menu; absent screens are reached from others. Lower `order` comes first. */
  menu?: MenuPlace;
  /** Skipped by back navigation (create and edit forms). */
  avoidBack?: boolean;
  /** Menu entry only while a catalogue is active. */
  needsActiveCatalog?: boolean;
  /** The screen's own file: `() => import('./pages/country-list.tsx').then((m) => m.CountryList)`. */
  page: () => Promise<ComponentType>;
};

/** Roles of the organiser's organiser. */
export const ORGANISER = ['SUPER_ADMIN', 'ADMIN'] as const satisfies readonly Role[];
/** True for the organiser's organiser. */
export const isOrganiser = (role: Role) => (ORGANISER as readonly Role[]).includes(role);
/** Organiser and exhibitors. */
export const EVERYBODY = ['SUPER_ADMIN', 'ADMIN', 'EXHIBITOR'] as const satisfies readonly Role[];
