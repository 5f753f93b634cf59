import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Scope } from '../../lib/scope.ts';
import { ownOrAll } from '../../lib/scope.ts';

export type ExhibitorScope = Scope<'exhibitor'>;

/** An exhibitor sees their own record, administrators all. */
export const visibleExhibitors = (actor: Actor): ExhibitorScope => ownOrAll(actor);

/** Who may sign in is the organiser's decision. */
export const mayActivate = (actor: Actor) => isAdministrator(actor.role);

/** A password belongs to whoever signs in with it: neither an administrator nor a session on behalf sets it here. */
export const maySetPassword = (actor: Actor, exhibitorId: number) =>
  actor.userId === exhibitorId && actor.adminId === null;

/** The e-mail is half of the way in: administrators correct it, a session on behalf leaves it alone. */
export const mayChangeEmail = (actor: Actor) => actor.adminId === null;
