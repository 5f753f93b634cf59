import type { ReleaseState } from '@rebblatt/contracts';
import { isAdministrator, isRegister } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';
import { lockOfState } from './release.rules.ts';

export type PageScope = Scope<'page'>;

/** Exhibitors see their own pages, administrators all. */
export const visiblePages = (actor: Actor): PageScope => ownOrAll(actor);

/** Why no one can change a page, or null. */
export const lockOf = ({ pageType, state }: { pageType: number; state: ReleaseState }) =>
  isRegister(pageType) ? 'page.not-editable' : lockOfState[state];

/** Why an exhibitor cannot work, because they can only while the collection is open; otherwise null. */
export function closedFor(
  actor: Actor,
  collection: 'upcoming' | 'open' | 'ended',
): 'catalog.inactive' | 'catalog.closed' | null {
  if (isAdministrator(actor.role) || collection === 'open') return null;
  return collection === 'ended' ? 'catalog.closed' : 'catalog.inactive';
}
