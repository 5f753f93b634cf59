import { isOpenForEdits, isRegister, releaseStateOf } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { isAdmin } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type PageScope = Scope<'page'>;

/** Exhibitors see their own pages, administrators all. */
export const visiblePages = (actor: Actor): PageScope => ownOrAll(actor);

/** What decides whether a page may be changed. */
export interface Guarded {
  pageType: number;
  released: boolean | null;
  releaseAccepted: boolean | null;
}

/** The word for a page's two flags. */
export const stateOf = ({ released, releaseAccepted }: Pick<Guarded, 'released' | 'releaseAccepted'>) =>
  releaseStateOf({ released, release_accepted: releaseAccepted });

/** Why a page cannot be changed by anybody, or null. */
export function lockOf(page: Guarded): 'page.not-editable' | 'page.released' | 'page.accepted' | null {
  if (isRegister(page.pageType)) return 'page.not-editable';
  const state = stateOf(page);
  if (isOpenForEdits(state)) return null;
  return state === 'accepted' ? 'page.accepted' : 'page.released';
}

/** Exhibitors work only while the collection is open; null when this one may. */
export function closedFor(
  actor: Actor,
  collection: 'upcoming' | 'open' | 'ended',
): 'catalog.inactive' | 'catalog.closed' | null {
  if (isAdmin(actor) || collection === 'open') return null;
  return collection === 'ended' ? 'catalog.closed' : 'catalog.inactive';
}
