import type { ContactRight, Role } from '@rebblatt/contracts';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TextKey } from './text-key.ts';

/** The groups of the side menu, in this order. */
export const MENU_GROUPS = ['catalog', 'exhibitor', 'reference', 'organiser'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** An entry of the side menu; one `under` another path is shown only while that is open. */
export type MenuPlace = {
  group: MenuGroup;
  icon: ComponentType<LucideProps>;
  order: number;
  under?: string;
  /** A shorter word below the icon of the folded menu, where the title has no room. */
  short?: TextKey;
  /**
   * Where the entry leads from the end of a catalogue until the next one begins, for a screen that needs an
   * active one; an exhibitor only if something had been ordered for it. Without it there is no entry in that time.
   */
  afterEnd?: (catalogId: number) => string;
  /** Shown only while the organiser's first steps are not done or put away. */
  whileSettingUp?: boolean;
  /** A note at the end of the entry about the state of its screen. */
  note?: ComponentType;
};

/**
 * One screen of the signed-in area. Each feature lists its own in `<feature>.routes.tsx`; the application
 * derives routes, guards, menu, breadcrumb, command palette and back history from them.
 */
export type Screen = {
  /** Full path with parameters: `/country/edit/:id`. The breadcrumb is derived from its leading parts. */
  path: string;
  /** Who may open it; all others see the no-permission screen. */
  roles: readonly Role[];
  /** What a contact of a company needs to open it; without it reading is enough. */
  needs?: ContactRight;
  title: TextKey;
  /** Its place in the side menu; screens without one are opened from others. Lower `order` comes first. */
  menu?: MenuPlace;
  /** For a screen that is in no menu: its icon in the command palette, where alone it is offered. */
  palette?: ComponentType<LucideProps>;
  /** Skipped by back navigation (create and edit forms). */
  avoidBack?: boolean;
  /** The menu entry is shown only while a catalogue is active. */
  needsActiveCatalog?: boolean;
  /** The menu entry is shown only to an active account; an administrator can work as a closed one. */
  needsActiveAccount?: boolean;
  /** The screen's own file: `() => import('./pages/country-list.tsx').then((m) => m.CountryList)`. */
  page: () => Promise<ComponentType>;
};

/** The organiser's roles. */
export const ORGANISER = ['SUPER_ADMIN', 'ADMIN'] as const satisfies readonly Role[];
/** Whether a role is one of the organiser's. */
export const isOrganiser = (role: Role) => (ORGANISER as readonly Role[]).includes(role);
/** Organiser and exhibitors. */
export const EVERYBODY = ['SUPER_ADMIN', 'ADMIN', 'EXHIBITOR'] as const satisfies readonly Role[];
