import type { Role } from '@rebblatt/contracts';
import { isOrganiser } from '../lib/screen.ts';
import type { CatalogState } from '../lib/session.ts';

/**
 * The start page of a role after signing in.
 *
 * @param state the state of the active catalogue; undefined counts as none
 * @param active whether the exhibitor's own account is active (an administrator can work on behalf of an
 *   inactive one)
 * @param exists whether this version of the product has the given screen
 */
export function startPage(
  role: Role,
  state: CatalogState | undefined,
  active: boolean,
  exists: (path: string) => boolean,
): string {
  const wanted = isOrganiser(role) ? organiserStart(state) : exhibitorStart(state, active);
  const fallbacks = isOrganiser(role)
    ? ['/catalog', '/wine', '/country']
    : ['/exhibitor-wine', '/profile/edit'];
  return [wanted, ...fallbacks].find(exists) ?? '/';
}

/** The list of first steps until a catalogue is running. */
const organiserStart = (state: CatalogState | undefined) =>
  state?.setting_up && !state.active_catalog ? '/setup' : '/catalog';

function exhibitorStart(state: CatalogState | undefined, active: boolean): string {
  if (!active || !state?.active_catalog) return '/profile/edit';
  return state.user_catalog_request ? '/exhibitor-wine' : '/request';
}
