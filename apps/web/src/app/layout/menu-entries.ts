import type { Role } from '@rebblatt/contracts';
import { MENU_GROUPS, type MenuGroup, type Screen } from '../../lib/screen.ts';
import { mayDo, sessionStore } from '../../lib/session.ts';

/** A group of the side menu with its entries in order. */
export type MenuSection = { group: MenuGroup; entries: (Screen & { menu: NonNullable<Screen['menu']> })[] };

/** Whose menu it is, and what of it can be opened now. */
type Viewer = {
  role: Role;
  hasActiveCatalog: boolean;
  hasActiveAccount: boolean;
  /** The catalogue that ended last, while none is active; for an exhibitor only with a request for it. */
  endedCatalog?: number | undefined;
  /** Whether the first steps are still to be done. */
  settingUp?: boolean | undefined;
};

/** The entries of the side menu for a user; those that need an active catalogue or account only with one. */
export function menuSections(
  screens: readonly Screen[],
  { role, hasActiveCatalog, hasActiveAccount, endedCatalog, settingUp = false }: Viewer,
): MenuSection[] {
  return MENU_GROUPS.map((group) => ({
    group,
    entries: screens
      .filter(hasMenu)
      .filter((screen) => screen.menu.group === group && screen.roles.includes(role))
      .flatMap((screen) => (hasActiveCatalog ? screen : (afterEnd(screen, endedCatalog) ?? [])))
      .filter(({ needs = 'read' }) => mayDo(sessionStore.get(), needs))
      .filter((screen) => settingUp || !screen.menu.whileSettingUp)
      .filter((screen) => hasActiveAccount || !screen.needsActiveAccount)
      .sort((a, b) => a.menu.order - b.menu.order),
  })).filter((section) => section.entries.length > 0);
}

/** What becomes of an entry without an active catalogue; undefined: it is not there. */
function afterEnd(screen: MenuSection['entries'][number], endedCatalog: number | undefined) {
  if (!screen.needsActiveCatalog) return screen;
  if (endedCatalog === undefined || !screen.menu.afterEnd) return undefined;
  return { ...screen, path: screen.menu.afterEnd(endedCatalog) };
}

function hasMenu(screen: Screen): screen is MenuSection['entries'][number] {
  return screen.menu !== undefined;
}
