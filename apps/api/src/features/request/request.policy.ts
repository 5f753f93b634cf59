import type { RequestState } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { narrowed, ownOrAll } from '../../lib/scope.ts';

export type RequestScope = Scope<'request'>;

/** Exhibitors see their own requests, administrators all. */
export const visibleRequests = (actor: Actor): RequestScope => ownOrAll(actor);

/** Only the exhibitor changes an order; administrators decide about it. */
export const ownRequests = (actor: Actor): RequestScope => narrowed(visibleRequests(actor), actor.userId);

/** Whether an exhibitor may change their request now. */
export const mayChange = (
  actor: Actor,
  { exhibitorId, state }: { exhibitorId: number; state: RequestState },
  collection: 'upcoming' | 'open' | 'ended',
): boolean =>
  actor.userId === exhibitorId && actor.active && state !== requestStates.accepted && collection === 'open';
